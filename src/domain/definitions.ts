/** What each measure means, in words for whoever reads the number. Named like the function that takes it. */
export type Definition = { readonly name: string; readonly text: string }

export const definitions = {
  returnOver: {
    name: 'Return',
    text: 'The change from the value on the same date 1, 3 or 6 months or 1, 3, 5 or 10 years ago to the latest value. If there was no value on that date, the last one before it counts, up to ten days back; in a shorter month the last day of the month counts. Since the start goes back to the first value.',
  },
  annualised: {
    name: 'Return p.a.',
    text: 'A year (per annum, CAGR): the same growth every year would have led to the same value. 21 % in two years is 10 % p.a., not 10.5 %. Above one year it is the figure shown first. Since the start counts 365 days as a year.',
  },
  calendarYears: {
    name: 'Calendar years',
    text: 'From the last value of one year to the last value of the next. A year in which the fund began, that has not ended yet, or before which values are missing is marked as partial.',
  },
  calendarMonths: {
    name: 'Calendar months',
    text: 'From the last value of one month to the last value of the next. A month in which the fund began, that has not ended yet, or before which values are missing is marked as partial.',
  },
  rollingReturns: {
    name: 'Rolling returns',
    text: 'The return over 1, 3 or 5 years up to every single day on which there is a value, each a year. The lowest, the average and the highest of them, and how many were below zero, say more than one period that happens to end today.',
  },
  volatility: {
    name: 'Volatility',
    text: 'How much the value swings in a year: the standard deviation of the logarithms of all changes from one value to the next, times the square root of how many such changes a year of this fund has. A weekend or a holiday is one step, as a day is; more than ten days without a value are left out.',
  },
  monthlyRisk: {
    name: 'Monthly volatility and Sharpe ratio',
    text: 'As on the factsheets of fund houses: the standard deviation of the returns of whole calendar months, times the square root of twelve; and the average of these returns above the risk-free rate, divided by it. Daily figures see the swings within a month, too.',
  },
  sharpe: {
    name: 'Sharpe ratio',
    text: 'What the fund brought above the risk-free rate, for each unit of its swings: the average of all changes from one value to the next minus what the risk-free rate brings in the same days, divided by their standard deviation, as a yearly figure. Higher is better; below zero the risk-free rate would have been better.',
  },
  sortino: {
    name: 'Sortino ratio',
    text: 'Like the Sharpe ratio, but only changes below the risk-free rate count as risk. Those above it count as zero. There is none if the fund was never below.',
  },
  drawdowns: {
    name: 'Drawdown',
    text: 'How far the value lies below the highest value before it.',
  },
  maxDrawdown: {
    name: 'Maximum drawdown',
    text: 'The largest loss anybody could have had: from the peak before it to the lowest value after. It has recovered on the first day on which the value is as high as the peak again.',
  },
  bestAndWorst: {
    name: 'Best and worst',
    text: 'The largest rise and fall from one value to the next, and in a calendar month and a calendar year. Partial months and years do not take part.',
  },
  xirr: {
    name: 'XIRR',
    text: 'The yearly rate at which a bank account with the same payments in and out on the same days would have come to the same value, as a spreadsheet calculates it: a year has 365 days. If money went in and out several times, there may be no such rate, or more than one.',
  },
  sip: {
    name: 'SIP',
    text: 'The same amount is paid in every month, and buys units at the value of that date or, if there is none, of the first day after it. Costs, stamp duty and taxes are not counted.',
  },
  stepUp: {
    name: 'Step-up SIP',
    text: 'A SIP whose monthly amount grows by the same share after every twelve payments.',
  },
  lumpSum: {
    name: 'Lump sum',
    text: 'One amount buys units at the value of its date or, if there is none, of the first day after it, and stays.',
  },
  swp: {
    name: 'SWP',
    text: 'One amount buys units. From a month later on, units for the same amount of money are sold every month, until none are left. Taxes and exit loads are not counted.',
  },
  depositCourse: {
    name: 'Fixed deposit',
    text: 'The same payments on the same days, but into and out of a deposit at the rate given, to which interest is added every quarter. Taxes are not counted.',
  },
  planCost: {
    name: 'Cost of the Regular plan',
    text: 'The yearly return of the Direct plan minus that of the Regular plan, over the most whole years that both have values for. Both hold the same; what differs is what the Regular plan pays to whoever sells it.',
  },
  cleaned: {
    name: 'Corrected values',
    text: 'Values that cannot be true are corrected before anything is calculated: a value of zero and a single day that is far off and back on the next are left out, the latter unless its category moved with it; where the size of a unit was changed, or an exchange-traded fund was split, the values before are adjusted.',
  },
} as const satisfies Record<string, Definition>

export type Measure = keyof typeof definitions
