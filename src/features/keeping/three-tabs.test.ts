import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { restored, undone } from '#domain/kept/backup-merge.ts'
import { draftsOf, keepDraft } from '#domain/kept/draft.ts'
import { stubBrowser } from '#tests/browser-storage.ts'

/** Loads the modules anew per tab: separate memory, shared storage and locks. */
async function openTab() {
  vi.resetModules()
  const { showToastsWith } = await import('#ui/layers/toast.ts')
  const tab = {
    undo: undefined as (() => void) | undefined,
    session: await import('#platform/session/session.ts'),
    keep: await import('#platform/kept/kept-lists.ts'),
    kept: await import('#platform/kept/kept.ts'),
    whole: await import('#platform/kept/whole-storage.ts'),
    drafts: await import('#platform/kept/drafts.ts'),
    todos: await import('./todo-store.ts'),
  }
  showToastsWith((message) => {
    if (message.undo) tab.undo = message.undo
  })
  return tab
}

const POOL = 7
let pool: Awaited<ReturnType<typeof openTab>>[] = []
let runs = 0

function nextUid() {
  runs += 1
  return `u${runs}`
}

beforeAll(async () => {
  stubBrowser()
  vi.stubGlobal('document', { cookie: '', visibilityState: 'hidden', addEventListener: () => {} })
  for (let n = 0; n < POOL; n += 1) pool.push(await openTab())
})
afterAll(() => {
  pool = []
  vi.unstubAllGlobals()
})

const draft = (action: string) => ({ type: 'buy', action, dueDate: null }) as const
const command = fc.record({
  tab: fc.nat(2),
  kind: fc.constantFrom(
    'add',
    'edit',
    'delete',
    'undo',
    'back up',
    'import',
    'replace',
    'undo import',
    'draft',
    'crash',
  ),
  which: fc.nat(3),
})

/** What every tab must show: texts by id, drafts by tab. */
type Model = { todos: Map<string, string>; drafts: Map<number, string> }

test('three tabs, real commands in sequence: no edit is lost, no deletion is reverted', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { maxLength: 25 }), async (commands) => {
      const uid = nextUid()
      const tabs = pool.slice(0, 3)
      const spare = pool.slice(3)
      for (const tab of pool) tab.undo = undefined
      const user = { uid, email: 'a@b.co', displayName: null, photoURL: null, creationTime: '2026-01-01T00:00:00.000Z' }
      for (const tab of pool) tab.session.setSession(user)
      const name = `banyan:todo-items:${uid}`
      const ids: string[] = []
      const seen = new Map<string, ReturnType<typeof itemsOf>[number]>()
      const model: Model = { todos: new Map(), drafts: new Map() }
      let backup: { values: Record<string, string>; todos: Map<string, string> } | undefined
      let imported: { before: object; after: object; was: Map<string, string>; became: Map<string, string> } | undefined
      const removed = new Map<number, { id: string; text: string; step: number }>()
      const touched = new Map<string, number>()
      function itemsOf(tab: (typeof pool)[number]) {
        return tab.keep.itemsNow('todoItems', uid)
      }

      for (const [step, { tab: at, kind, which }] of commands.entries()) {
        const tab = tabs[at]
        if (!tab) continue
        const id = ids[which % Math.max(ids.length, 1)]
        const text = `${kind} ${step}`
        if (kind === 'add') {
          const before = new Set(itemsOf(tab).map((todo) => todo.id))
          await tab.todos.addTodo(draft(text), null)
          const added = itemsOf(tab).find((todo) => !before.has(todo.id))
          if (!added) throw new Error('it was not added')
          ids.push(added.id)
          seen.set(added.id, added)
          model.todos.set(added.id, text)
          touched.set(added.id, step)
        }
        // From a form opened before another tab changed or deleted the item.
        const form = id === undefined ? undefined : seen.get(id)
        if (kind === 'edit' && form) {
          await tab.todos.updateTodo(uid, form, draft(text))
          model.todos.set(form.id, text)
          touched.set(form.id, step)
        }
        if (kind === 'delete' && form && model.todos.has(form.id)) {
          removed.set(pool.indexOf(tab), { id: form.id, text: model.todos.get(form.id) ?? '', step })
          await tab.todos.removeTodo(uid, form.id)
          model.todos.delete(form.id)
          touched.set(form.id, step)
        }
        const last = removed.get(pool.indexOf(tab))
        if (kind === 'undo' && last) {
          tab.undo?.()
          removed.delete(pool.indexOf(tab))
          tab.undo = undefined
          await tab.kept.openKept(tab.drafts.draftsKind, uid).update((same) => same)
          await new Promise((resolve) => setTimeout(resolve, 2))
          if (touched.get(last.id) === last.step) {
            model.todos.set(last.id, last.text)
            touched.set(last.id, step)
          }
        }
        if (kind === 'back up') {
          const values = tab.whole.valuesByName(uid)
          backup = { values: name in values ? { [name]: values[name] ?? '' } : {}, todos: new Map(model.todos) }
        }
        if ((kind === 'import' || kind === 'replace') && backup?.values[name]) {
          const { values } = backup
          const way = kind === 'import' ? 'merge' : 'replace'
          const was = new Map(model.todos)
          const now = new Date().toISOString()
          const done = await tab.whole.changeValues([name], (here) => restored(here, values, way, now))
          // Everything in the backup is known here, so merging changes nothing.
          if (kind === 'replace') {
            model.todos = new Map(backup.todos)
            for (const each of ids) if (was.get(each) !== model.todos.get(each)) touched.set(each, step)
          }
          if (done) imported = { ...done, was, became: new Map(model.todos) }
        }
        if (kind === 'undo import' && imported) {
          const { before, after, was, became } = imported
          const now = new Date().toISOString()
          await tab.whole.changeValues([name], (here) => undone(here, before as never, after as never, now))
          for (const each of ids) {
            const untouched = model.todos.get(each) === became.get(each)
            if (!untouched || was.get(each) === became.get(each)) continue
            const old = was.get(each)
            if (old === undefined) model.todos.delete(each)
            else model.todos.set(each, old)
            touched.set(each, step)
          }
          imported = undefined
        }
        if (kind === 'draft') {
          const now = new Date(Date.now() + step).toISOString()
          const where = { page: `page ${pool.indexOf(tab)}`, form: 'to-do', about: null }
          await tab.kept
            .openKept(tab.drafts.draftsKind, uid)
            .update((all) => keepDraft(all, where, { action: text }, now))
          model.drafts.set(pool.indexOf(tab), text)
        }
        const fresh = kind === 'crash' ? spare.pop() : undefined
        if (fresh) tabs[at] = fresh

        for (const each of tabs) {
          expect(new Map(itemsOf(each).map((todo) => [todo.id, todo.action]))).toEqual(model.todos)
          const kept = each.kept.openKept(each.drafts.draftsKind, uid).read()
          for (const [page, words] of model.drafts)
            expect(draftsOf(kept, `page ${page}`, 'to-do').map(({ fields }) => fields.action)).toEqual([words])
        }
      }
    }),
    {
      numRuns: 300,
      // Undo of a deletion after an edit has restored the item.
      examples: [[(['add', 'delete', 'edit', 'undo'] as const).map((kind) => ({ tab: 0, kind, which: 0 }))]],
    },
  )
}, 120_000)

test('three tabs concurrently: all end with the same list, with all additions and edits', async () => {
  const both = fc.record({ tab: fc.nat(2), kind: fc.constantFrom('add', 'edit', 'delete'), which: fc.nat(3) })
  await fc.assert(
    fc.asyncProperty(fc.array(both, { minLength: 2, maxLength: 12 }), async (commands) => {
      const uid = nextUid()
      const tabs = pool.slice(0, 3)
      const user = { uid, email: 'a@b.co', displayName: null, photoURL: null, creationTime: '2026-01-01T00:00:00.000Z' }
      for (const tab of pool) tab.session.setSession(user)
      for (let n = 0; n < 4; n += 1) await tabs[0]?.todos.addTodo(draft(`first ${n}`), null)
      const forms = tabs[0]?.keep.itemsNow('todoItems', uid) ?? []
      const added: string[] = []
      await Promise.all(
        commands.map(async ({ tab: at, kind, which }, step) => {
          const [tab, form] = [tabs[at], forms[which]]
          if (!tab || !form) return
          if (kind === 'add') {
            added.push(`add ${step}`)
            await tab.todos.addTodo(draft(`add ${step}`), null)
          }
          if (kind === 'edit') await tab.todos.updateTodo(uid, form, draft(`edit ${step}`))
          if (kind === 'delete') await tab.todos.removeTodo(uid, form.id)
        }),
      )
      const lists = tabs.map((tab) => tab.keep.itemsNow('todoItems', uid).map(({ id, action }) => `${id} ${action}`))
      expect(lists[1]).toEqual(lists[0])
      expect(lists[2]).toEqual(lists[0])
      const texts = tabs[0]?.keep.itemsNow('todoItems', uid).map(({ action }) => action) ?? []
      expect(texts).toEqual(expect.arrayContaining(added))
      for (const [which, form] of forms.entries()) {
        const kinds = commands.filter((one) => one.which === which && one.kind !== 'add').map(({ kind }) => kind)
        const there = tabs[0]?.keep.itemsNow('todoItems', uid).find(({ id }) => id === form.id)
        if (!kinds.includes('delete')) expect(there).toBeDefined()
        if (!kinds.includes('delete') && kinds.includes('edit')) expect(there?.action).toMatch(/^edit/)
        if (kinds.length > 0 && !kinds.includes('edit')) expect(there).toBeUndefined()
      }
    }),
    { numRuns: 60 },
  )
}, 120_000)
