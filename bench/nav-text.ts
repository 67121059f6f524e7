export const navHeaders = {
  'six columns': 'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Net Asset Value;Date',
  'plan and option':
    'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Plan;Option;Net Asset Value;Date',
  'repurchase and sale price':
    'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Net Asset Value;Repurchase Price;Sale Price;Date',
}

const houses = ['Larch', 'Rowan Asset', 'Cedar & Elm', 'Hazel India', 'Juniper Capital Partners']
const kinds = [
  'Banking and PSU Debt',
  'Large & Mid Cap',
  'Overnight',
  'Retirement Savings',
  'Nifty 500 Index',
  'Children’s',
]
const options = [
  'Direct Plan - Growth Option',
  'Regular Plan - Growth',
  'Direct - Monthly IDCW Payout',
  'Regular Plan - IDCW',
]

/**
 * A file like AMFI's: a fifth of its lines are headings and blank, 40% of ISIN cells are empty, 40% of values are old.
 */
export function navText(header: string, lines: number): string {
  const names = header.split(';')
  const text = [header]
  for (let line = 1; line < lines; line += 1) {
    const inGroup = line % 30
    if (inGroup === 1) text.push('Open Ended Schemes(Debt Scheme - Banking and PSU Fund)')
    else if (inGroup === 3) text.push(`${houses[line % houses.length]} Mutual Fund`)
    else if (inGroup < 6) text.push(' ')
    else text.push(names.map((name) => cell(name, line, names.includes('Plan'))).join(';'))
  }
  return text.join('\r\n')
}

function cell(name: string, line: number, shortName: boolean): string {
  const fund = `${houses[line % houses.length]}${line % 33 === 0 ? '  ' : ' '}${kinds[line % kinds.length]} Fund Series ${line % 97}`
  const [plan = '', option = ''] = (options[line % options.length] ?? '').split(' - ')
  const value = (10 + ((line * 7919) % 1_000_000) / 1_000).toFixed(4)
  if (name === 'Scheme Code') return String(100_000 + line)
  if (name.startsWith('ISIN')) return (line * 31 + name.length) % 10 < 4 ? '-' : 'INF209KA12Z1'
  if (name === 'Scheme Name') return shortName ? fund : `${fund} - ${plan} - ${option}`
  if (name === 'Plan') return plan
  if (name === 'Option') return option
  if (name === 'Date') return line % 5 < 2 ? `${10 + (line % 18)}-Mar-${2009 + (line % 15)}` : '19-Aug-2026'
  return value
}
