import type { Subject } from './subject.ts'

type About = Pick<Subject, 'kind' | 'id'>

/** A filter for notes and to-dos that link to this subject. */
export const isAbout =
  ({ kind, id }: About) =>
  ({ link }: { readonly link: About | null }) =>
    link?.kind === kind && link.id === id
