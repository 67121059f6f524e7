/** The package has no types. */
declare module 'xirr' {
  export default function xirr(transactions: readonly { amount: number; when: Date }[]): number
}
