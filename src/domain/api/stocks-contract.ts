import { z } from 'zod'
import { foundStocks, stockAddress } from '#domain/stocks/found-stocks.ts'
import { comparedStock, nearStocks, stockDetails, stockHistory } from '#domain/stocks/stock-details.ts'
import { addressPatterns } from './address.ts'
import type { Endpoint } from './api-endpoint.ts'

const symbol = z.strictObject({ symbol: z.string().regex(addressPatterns.symbol) })
const how = z.object({ riskFree: z.string().optional(), adjust: z.string().optional() })

export const stocksApi = {
  stock: {
    method: 'GET',
    path: '/api/stocks/{symbol}',
    summary: 'Facts and figures of a stock, as shown on its page.',
    access: 'anyone',
    params: symbol,
    query: how,
    answer: stockDetails,
    tagged: true,
    status: 200,
    refusals: ['not-found'],
  },
  stockLine: {
    method: 'GET',
    path: '/api/stocks/{symbol}/line',
    summary: 'A stock for comparison: sampled prices, returns and risk.',
    access: 'anyone',
    params: symbol,
    query: how,
    answer: comparedStock,
    tagged: true,
    status: 200,
    refusals: ['not-found'],
  },
  nearStocks: {
    method: 'GET',
    path: '/api/stocks/{symbol}/near',
    summary: 'For a symbol that is not listed: the symbol it has become, or similar ones.',
    access: 'anyone',
    params: symbol,
    answer: nearStocks,
    status: 200,
    refusals: [],
  },
  stockHistory: {
    method: 'GET',
    path: '/api/stocks/{symbol}/history',
    summary: 'The price history of a stock, as traded, with splits, bonuses and dividends.',
    access: 'anyone',
    params: symbol,
    answer: stockHistory,
    tagged: true,
    status: 200,
    refusals: ['not-found'],
  },
  findStocks: {
    method: 'GET',
    path: '/api/stocks',
    summary: 'Stocks by words and filters, a page at a time, as /search-stocks shows them.',
    access: 'anyone',
    query: stockAddress,
    answer: foundStocks,
    status: 200,
    refusals: [],
  },
} as const satisfies Record<string, Endpoint>
