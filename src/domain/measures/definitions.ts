/** Explains each measure to readers. Named like the function that computes it. */
export type Definition = { readonly name: string; readonly text: string }

export const definitions = {
  returnOver: {
    name: 'Return',
    text: 'The change from the NAV on the same date 1, 3 or 6 months or 1, 3, 5 or 10 years ago to the latest NAV. If no NAV was published on that date, the last one before it is used, up to ten days back; in a shorter month, that of the last day of the month. Since inception goes back to the first NAV.',
  },
  annualised: {
    name: 'Return p.a.',
    text: 'The return per annum (CAGR): the same growth every year would have led to the same NAV. 21% in two years is 10% p.a., not 10.5%. For periods above one year it is shown first. Since inception counts 365 days as a year.',
  },
  calendarYears: {
    name: 'Calendar years',
    text: 'From the last NAV of one year to the last NAV of the next. A year in which the fund began, that has not ended yet, or before which NAVs are missing is marked as partial.',
  },
  calendarMonths: {
    name: 'Calendar months',
    text: 'From the last NAV of one month to the last NAV of the next. A month in which the fund began, that has not ended yet, or before which NAVs are missing is marked as partial.',
  },
  rollingReturns: {
    name: 'Rolling returns',
    text: 'The return p.a. over 1, 3 or 5 years up to every single day with a NAV. The lowest, the average and the highest, and how many were below zero, say more than one period that happens to end today.',
  },
  volatility: {
    name: 'Volatility',
    text: 'How much the NAV moves in a year: the standard deviation of the logarithms of all changes from one NAV to the next, times the square root of the number of such changes in a year of this fund. A weekend or a holiday counts as one step; gaps of more than ten days are left out.',
  },
  monthlyRisk: {
    name: 'Monthly volatility and Sharpe ratio',
    text: 'As on fund factsheets: the standard deviation of the returns of whole calendar months, times the square root of twelve; and the average of these returns above the risk-free rate, divided by it. Daily figures also include moves within a month.',
  },
  sharpe: {
    name: 'Sharpe ratio',
    text: 'The return above the risk-free rate for each unit of volatility: the average of all changes from one NAV to the next minus the risk-free return over the same days, divided by their standard deviation, as a yearly figure. Higher is better; below zero the risk-free rate would have been better.',
  },
  sortino: {
    name: 'Sortino ratio',
    text: 'Like the Sharpe ratio, but only changes below the risk-free rate count as risk. Those above it count as zero. Not available if the fund was never below it.',
  },
  drawdowns: {
    name: 'Drawdown',
    text: 'How far the NAV is below its previous peak.',
  },
  maxDrawdown: {
    name: 'Max drawdown',
    text: 'The largest possible loss: from a peak to the lowest NAV after it. It has recovered on the first day on which the NAV is as high as the peak again.',
  },
  bestAndWorst: {
    name: 'Best and worst',
    text: 'The largest rise and fall from one NAV to the next, in a calendar month and in a calendar year. Partial months and years are left out.',
  },
  xirr: {
    name: 'XIRR',
    text: 'The yearly rate at which a bank account with the same payments on the same days would have reached the same value, as in a spreadsheet, with 365 days to a year. If money went in and out several times, there may be no such rate, or more than one.',
  },
  sip: {
    name: 'SIP',
    text: 'The same amount is invested every month and buys units at the NAV of that date or, if there is none, of the first day after it. Costs, stamp duty and taxes are not included.',
  },
  stepUp: {
    name: 'Step-up SIP',
    text: 'A SIP whose monthly amount grows by the same percentage after every twelve payments.',
  },
  lumpSum: {
    name: 'Lump sum',
    text: 'One amount buys units at the NAV of its date or, if there is none, of the first day after it, and stays invested.',
  },
  swp: {
    name: 'SWP',
    text: 'One amount buys units. From a month later, units worth the same amount are sold every month until none are left. Taxes and exit loads are not included.',
  },
  depositCourse: {
    name: 'Fixed deposit',
    text: 'The same payments on the same days, but into and out of a fixed deposit (FD) at the rate given, compounded quarterly. Taxes are not included.',
  },
  planCost: {
    name: 'Cost of the Regular plan',
    text: 'The yearly return of the Direct plan minus that of the Regular plan, over the most whole years for which both have NAVs. Both hold the same investments; the Regular plan also pays the distributor.',
  },
  cleaned: {
    name: 'Corrected NAVs',
    text: 'NAVs that cannot be right are corrected before anything is calculated: zeros are left out, and so is a single day that is far off and back the next, unless its category moved with it. Where the size of a unit changed, or an ETF was split, earlier NAVs are adjusted.',
  },
} as const satisfies Record<string, Definition>

export type Measure = keyof typeof definitions
