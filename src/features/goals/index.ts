export { Goals } from './goals.tsx'
