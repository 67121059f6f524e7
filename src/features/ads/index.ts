export { AdsAround } from './ads-around.tsx'
