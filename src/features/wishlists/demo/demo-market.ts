import { demo } from '#catalogue/demo.ts'
import type { Note } from '#domain/keeping/note.ts'
import type { Todo } from '#domain/keeping/todo.ts'
import { add, type Entry, edit, type KeptList, remove } from '#domain/kept/kept-list.ts'
import type { Day } from '#domain/time/day.ts'
import { DAY_MS } from '#domain/time/freshness.ts'
import { demoWishes } from '#domain/wishlist/demo-wishes.ts'
import { fundOf, stockOf } from '#domain/wishlist/wish-items.ts'
import type { Wish, WishlistKind } from '#domain/wishlist/wishlist.ts'
import { openKept } from '#platform/kept/kept.ts'
import { type ListKind, listKinds } from '#platform/kept/list-kinds.ts'
import { demoHomes } from './demo-homes.ts'
import { demoInstruments } from './demo-instruments.ts'

let running: Promise<void> | undefined

/** Replaces what the demo came with by instruments of the loaded market at their own prices. Edited lists stay. */
export function loadDemoMarket(): Promise<void> {
  running ??= replaceAll().finally(() => {
    running = undefined
  })
  return running
}

async function replaceAll(): Promise<void> {
  const today = Math.floor(Date.now() / DAY_MS)
  await Promise.all([
    replaced(listKinds.fundWishlist, wishes('fund', today, fundOf), (fund) =>
      changed(listKinds.quickNotes, 'demo-costs', (note: Note) => ({ ...note, link: linkTo('fund', fund) })),
    ),
    replaced(listKinds.stockWishlist, wishes('stock', today, stockOf), (stock) =>
      changed(listKinds.todoItems, 'demo-read', (todo: Todo) => ({
        ...todo,
        action: `Read the annual report of ${stock.name}`,
        link: linkTo('stock', stock),
      })),
    ),
    replaced(listKinds.propertyFavorites, demoHomes),
  ])
}

/** What replaces an entry, under its id. */
type Found<Item> = { readonly code: string; readonly name: string; readonly item: Item }

const wishes =
  <Item>(kind: WishlistKind, today: Day, itemOf: (wish: Wish) => Item) =>
  async (): Promise<readonly Found<Item>[]> =>
    demoWishes(kind, await demoInstruments[kind](today), today).map((wish) => ({
      code: wish.code,
      name: wish.name,
      item: itemOf(wish),
    }))

const linkTo = (kind: WishlistKind, { code, name }: Found<unknown>) => ({ kind, id: code, name })

/**
 * `link` names the first of the new entries elsewhere. Before the list: a page left in between does the rest next time.
 * Nothing where the list is the person's own or the market is not there.
 */
async function replaced<Item>(
  list: ListKind<Item>,
  find: () => Promise<readonly Found<Item>[]>,
  link?: (first: Found<Item>) => Promise<void>,
): Promise<void> {
  const kept = openKept(list, demo.uid)
  if (!areShipped(kept.read())) return
  // Without a market of that kind the demo keeps what it came with.
  const found = await find().catch(() => [])
  const [first] = found
  if (!first) return
  await link?.(first)
  await kept.update((before) => (areShipped(before) ? withAll(before, found, new Date().toISOString()) : before))
}

function withAll<Item>(list: KeptList<Item>, found: readonly Found<Item>[], at: string) {
  const empty = list.reduce((left, { id }) => remove(left, id, at), list)
  return found.reduce((all, { code, item }) => add(all, code, item, 'last', at), empty)
}

/** An entry that the demo came with and nobody changed. */
async function changed<Item>(list: ListKind<Item>, id: string, to: (item: Item) => Item): Promise<void> {
  const isThere = (all: KeptList<Item>) => all.some((entry) => entry.id === id && isShipped(entry))
  await openKept(list, demo.uid).update((before) =>
    isThere(before) ? edit(before, id, (item) => to(item as Item), 'last', new Date().toISOString()) : before,
  )
}

const areShipped = (list: KeptList<unknown>) => list.length > 0 && list.every(isShipped)
const isShipped = ({ rev, at, item }: Entry<unknown>) => rev === 1 && at === demo.creationTime && item !== null
