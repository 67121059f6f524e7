import { schemeTitle } from '#domain/funds/fund-labels.ts'
import { fundQueryOf } from '#domain/funds/fund-query.ts'
import { shortRupees } from '#domain/property/short-rupees.ts'
import { stockQueryOf } from '#domain/stocks/stock-query.ts'
import type { PostDesk } from '../blog/post-desk.ts'
import type { Database } from '../db/database.ts'
import type { Market } from '../open-market.ts'
import { publicListing } from '../property/property-routes.ts'
import type { ShareCard } from './draw-share-picture.ts'

export type CardSources = { readonly db: Database; readonly market: Market; readonly posts: PostDesk }
type Card = Promise<ShareCard | undefined>

/** What the picture of each kind of page says. Nothing for what is not there. */
export function shareCards({ db, market, posts }: CardSources) {
  return {
    async fund(code: string): Card {
      await market.ready
      const found = await market.funds.thread.find({ ...fundQueryOf({ q: code, state: 'all' }), size: 1 })
      const card = found?.cards[0]
      if (!card?.chips.some((chip) => String(chip.code) === code)) return undefined
      const isShown = String(card.code) === code
      return {
        kicker: `Mutual fund · ${card.category}`,
        title: isShown ? schemeTitle(card) : card.fund,
        line: isShown && card.nav ? `₹${card.nav}${yearly(card.return1y)}` : '',
        note: isShown && card.day ? `NAV as of ${dateOf(card.day)}${sampleNote(found?.source === 'sample')}` : '',
        spark: isShown ? card.spark : [],
      }
    },
    async stock(symbol: string): Card {
      await market.ready
      const found = await market.stocks.thread.find({ ...stockQueryOf({ q: symbol, state: 'all' }), size: 1 })
      const card = found?.cards[0]
      if (card?.symbol !== symbol) return undefined
      return {
        kicker: 'Stock',
        title: `${card.name} (${symbol})`,
        line: card.price ? `${card.currency} ${card.price}${yearly(card.return1y)}` : '',
        note: card.day ? `Price as of ${dateOf(card.day)}${sampleNote(found?.source === 'sample')}` : '',
        spark: card.spark,
      }
    },
    async listing(id: string): Card {
      const known = await publicListing(db, id)
      if (known?.listing.status !== 'live') return undefined
      const { title, purpose, price, locality, city, sample } = known.listing
      return {
        kicker: purpose === 'rent' ? 'For rent' : 'For sale',
        title,
        line: `${shortRupees(price)}${purpose === 'rent' ? ' a month' : ''}`,
        note: `${locality}, ${city}${sample ? ', a sample listing' : ''}`,
        spark: [],
      }
    },
    async post(slug: string): Card {
      const known = await posts.find(slug)
      if (!known) return undefined
      const { title, minutes, publishedAt, author } = known.card
      return {
        kicker: 'Blog',
        title,
        line: `${minutes} min read`,
        note: `${author}, ${dateOf(publishedAt)}`,
        spark: [],
      }
    },
  }
}

const sampleNote = (isSample: boolean) => (isSample ? ', sample data' : '')
const yearly = (hundredths: number | null) =>
  hundredths === null ? '' : `   ${hundredths < 0 ? '▼ −' : '▲ '}${(Math.abs(hundredths) / 100).toFixed(1)}% in a year`

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const dateOf = (moment: string) =>
  `${Number(moment.slice(8, 10))} ${months[Number(moment.slice(5, 7)) - 1]} ${moment.slice(0, 4)}`
