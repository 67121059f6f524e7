/** Payments first, receipts later, balanced at a rate between -99.99% and 10,000%, which is therefore the only one. */
export function randomPortfolio(chance: () => number): { readonly date: string; readonly amount: number }[] {
  const force = Math.log(1e-4) + (Math.log(101) - Math.log(1e-4)) * chance()
  const paidIn = 1 + Math.floor(30 * chance())
  const comesBack = 1 + Math.floor(10 * chance())
  const longest = 1 + Math.floor(400 * chance() ** 3)
  const flows: { day: number; amount: number }[] = []
  let day = 10_000 + Math.floor(5000 * chance())
  for (let at = 0; at < paidIn + comesBack; at += 1) {
    const amount = Math.round(1e6 * chance() + 1) / 100
    flows.push({ day, amount: at < paidIn ? -amount : amount })
    day += 1 + Math.floor(longest * chance())
  }
  const end = flows.at(-1)?.day ?? 0
  const worth = (some: typeof flows) =>
    some.reduce((sum, one) => sum + Math.abs(one.amount) * Math.exp((force * (end - one.day)) / 365), 0)
  const scale = worth(flows.slice(0, paidIn)) / worth(flows.slice(paidIn))
  return flows.map((flow) => ({
    date: new Date(flow.day * 86_400_000).toISOString().slice(0, 10),
    amount: flow.amount < 0 ? flow.amount : flow.amount * scale,
  }))
}
