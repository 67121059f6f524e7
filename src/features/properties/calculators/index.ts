export { Calculators } from './calculators.tsx'
export { homeAddress } from './home-address.ts'
export { boughtIn } from './same-money-part.tsx'
export { sameMoneyQuery } from './same-money-query.ts'
