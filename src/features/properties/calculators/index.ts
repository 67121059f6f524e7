export { homeAddress } from './home-address.ts'
export { boughtIn, sameMoneyQuery } from './same-money-query.ts'
