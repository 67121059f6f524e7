import { demo } from '#catalogue/demo.ts'
import type { Note } from '#domain/keeping/note.ts'
import type { Todo } from '#domain/keeping/todo.ts'
import { add, type Entry, edit, type KeptList, remove } from '#domain/kept/kept-list.ts'
import { DAY_MS } from '#domain/time/freshness.ts'
import { type DemoInstrument, demoWishes } from '#domain/wishlist/demo-wishes.ts'
import { fundOf, stockOf } from '#domain/wishlist/wish-items.ts'
import type { Wish, WishlistKind } from '#domain/wishlist/wishlist.ts'
import { openKept } from '#platform/kept/kept.ts'
import { type ListKind, listKinds } from '#platform/kept/list-kinds.ts'
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
  await Promise.all([
    replaced('fund', listKinds.fundWishlist, fundOf, (fund) =>
      changed(listKinds.quickNotes, 'demo-costs', (note: Note) => ({ ...note, link: linkTo('fund', fund) })),
    ),
    replaced('stock', listKinds.stockWishlist, stockOf, (stock) =>
      changed(listKinds.todoItems, 'demo-read', (todo: Todo) => ({
        ...todo,
        action: `Read the annual report of ${stock.name}`,
        link: linkTo('stock', stock),
      })),
    ),
  ])
}

const linkTo = (kind: WishlistKind, { code, name }: Wish) => ({ kind, id: code, name })

/**
 * `link` names the first of the new wishes elsewhere. Before the list: a page left in between does the rest next time.
 * Nothing where the list is the person's own or the market is not there.
 */
async function replaced<Item>(
  kind: WishlistKind,
  list: ListKind<Item>,
  itemOf: (wish: Wish) => Item,
  link: (first: Wish) => Promise<void>,
): Promise<void> {
  const kept = openKept(list, demo.uid)
  if (!areShipped(kept.read())) return
  const now = new Date()
  const today = Math.floor(now.getTime() / DAY_MS)
  // Without a market of that kind the demo keeps what it came with.
  const found: readonly DemoInstrument[] = await demoInstruments[kind](today).catch(() => [])
  const wishes = demoWishes(kind, found, today)
  const [first] = wishes
  if (!first) return
  await link(first)
  await kept.update((before) => (areShipped(before) ? withWishes(before, wishes, itemOf, now.toISOString()) : before))
}

function withWishes<Item>(list: KeptList<Item>, wishes: readonly Wish[], itemOf: (wish: Wish) => Item, at: string) {
  const empty = list.reduce((left, { id }) => remove(left, id, at), list)
  return wishes.reduce((all, wish) => add(all, wish.code, itemOf(wish), 'last', at), empty)
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
