import { z } from 'zod'
import { foundFunds, fundAddress } from '#domain/funds/found-funds.ts'
import { comparedFund, fundDetails, nearFund } from '#domain/funds/fund-details.ts'
import { fundHistory } from '#domain/funds/fund-history.ts'
import { planAddress, planOutcome } from '#domain/funds/plan-outcome.ts'
import type { Endpoint } from './api-endpoint.ts'

const schemeCode = z.strictObject({ code: z.string().regex(/^[1-9]\d{0,8}$/) })
const riskFree = z.object({ riskFree: z.string().optional() })

export const fundsApi = {
  fund: {
    method: 'GET',
    path: '/api/funds/{code}',
    summary: 'Facts and figures of a scheme, as shown on its page.',
    access: 'anyone',
    params: schemeCode,
    query: riskFree,
    answer: fundDetails,
    tagged: true,
    status: 200,
    refusals: ['not-found'],
  },
  fundLine: {
    method: 'GET',
    path: '/api/funds/{code}/line',
    summary: 'A scheme for comparison: sampled values, returns and risk.',
    access: 'anyone',
    params: schemeCode,
    query: riskFree,
    answer: comparedFund,
    tagged: true,
    status: 200,
    refusals: ['not-found'],
  },
  fundPlan: {
    method: 'GET',
    path: '/api/funds/{code}/plan',
    summary: 'The outcome of a plan (SIP, step-up SIP, lump sum, SWP) in a scheme, compared with a fixed deposit.',
    access: 'anyone',
    params: schemeCode,
    query: planAddress,
    answer: z.strictObject({ outcome: planOutcome.nullable() }),
    tagged: true,
    status: 200,
    refusals: ['not-found'],
  },
  nearFunds: {
    method: 'GET',
    path: '/api/funds/{code}/near',
    summary: 'Schemes whose codes are one typo away.',
    access: 'anyone',
    params: schemeCode,
    answer: z.strictObject({ near: z.array(nearFund) }),
    status: 200,
    refusals: [],
  },
  fundHistory: {
    method: 'GET',
    path: '/api/funds/{code}/history',
    summary: 'The NAV history of a scheme.',
    access: 'anyone',
    params: schemeCode,
    answer: fundHistory,
    tagged: true,
    status: 200,
    refusals: ['not-found'],
  },
  findFunds: {
    method: 'GET',
    path: '/api/funds',
    summary: 'Funds by words and filters, a page at a time, as /search-funds shows them.',
    access: 'anyone',
    query: fundAddress,
    answer: foundFunds,
    status: 200,
    refusals: [],
  },
} as const satisfies Record<string, Endpoint>
