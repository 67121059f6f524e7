import { extraRoutes, type PageRoute, routes } from '#catalogue/routes.ts'
import { settingsSections } from '#catalogue/settings-sections.ts'
import type { PaletteItem } from '#domain/palette/palette-item.ts'
import { itemsNow, type ListName } from '#platform/kept/kept-lists.ts'
import type { PaletteSource } from './palette-source.ts'

const MOST_LETTERS = 90
const shortened = (text: string) => (text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text)

/** Pages that need no id, as far as they are open to this person. */
export const pages: PaletteSource = ({ uid, isAdmin }) =>
  Object.entries<PageRoute>({ ...routes, ...extraRoutes })
    .filter(([id, page]) => !page.path.includes('{') && !page.popup && !hidden.has(id))
    .filter(([, { access }]) => (access === 'admin' ? isAdmin : access === 'anyone' || uid !== undefined))
    .map(([id, { path, title, description }]) => ({
      ...{ kind: 'page', id, href: path, also: description },
      label: id === 'home' ? 'Home' : title,
    }))

const hidden = new Set(['resetPassword'])

const settings: PaletteSource = ({ uid }) =>
  uid === undefined
    ? []
    : settingsSections.map(([id, label]) => ({ kind: 'setting', id, label, href: `/profile#${id}`, also: 'settings' }))

/** Of a list in this browser. */
const listed =
  <Name extends ListName>(
    name: Name,
    toItem: (item: ReturnType<typeof itemsNow<Name>>[number]) => PaletteItem,
  ): PaletteSource =>
  ({ uid }) =>
    uid === undefined ? [] : itemsNow(name, uid).map(toItem)

/** Everything that is in the browser. Notes and to-dos open in the panel. */
export const ownSources: readonly PaletteSource[] = [
  pages,
  settings,
  listed('financialGoals', ({ id, name }) => ({
    ...{ kind: 'goal', id, label: name, href: `/financial-goals?goal=${id}` },
  })),
  listed('quickNotes', ({ id, title, content, tags }) => ({
    ...{ kind: 'note', id, label: shortened(title || content) || 'Note', also: [content, ...tags].join('\n') },
  })),
  listed('todoItems', ({ id, action, done }) => ({
    ...{ kind: 'todo', id, label: shortened(action), ...(done && { aside: 'Done' }) },
  })),
  listed('wisdomQuotes', ({ id, text, author }) => ({
    ...{ kind: 'quote', id, label: shortened(text), aside: author, also: text },
    href: `/my-quotes?q=${encodeURIComponent(text.slice(0, 60))}`,
  })),
  listed('savedNews', ({ id, title, source }) => ({
    ...{ kind: 'article', id, label: shortened(title), aside: source.name, href: `/news/${encodeURIComponent(id)}` },
  })),
]
