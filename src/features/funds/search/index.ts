export { fundSearchKind } from './fund-search-kind.ts'
