export { Quotes } from './quotes.tsx'
