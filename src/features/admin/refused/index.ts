export { Refused, Unverified } from './admin-refused.tsx'
