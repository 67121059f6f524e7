/** In a file without schemas: public pages import it. */
export type PostState = 'draft' | 'scheduled' | 'published'

export const postStates: Readonly<Record<PostState, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
}

/** Follows from the moment of publication alone, so that a scheduled post appears on time without anybody's doing. */
export function stateOf(publishAt: string | null, now: Date): PostState {
  if (publishAt === null) return 'draft'
  return Date.parse(publishAt) <= now.getTime() ? 'published' : 'scheduled'
}
