export { HomeReasons } from './home-reasons.tsx'
