export { OwnHome } from './own-home.tsx'
