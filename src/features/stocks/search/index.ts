export { stockSearchKind } from './stock-search-kind.ts'
