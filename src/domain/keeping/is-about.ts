import type { Subject } from './subject.ts'

type About = Pick<Subject, 'kind' | 'id'>

/** A filter for notes and to-dos that link to this subject. */
export const isAbout =
  ({ kind, id }: About) =>
  ({ link }: { readonly link: About | null }) =>
    link?.kind === kind && link.id === id

/** The same for one that had other ids before. */
export const isAboutAny =
  (kind: About['kind'], ids: readonly string[]) =>
  ({ link }: { readonly link: About | null }) =>
    link?.kind === kind && ids.includes(link.id)
