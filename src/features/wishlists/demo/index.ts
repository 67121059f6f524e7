export { useDemoMarket } from './use-demo-market.ts'
