import type { ApiClient } from '#platform/api/api-client.ts'
import { useLateOpening } from '#platform/kept/use-late-kept.ts'
import { userOf, useSession } from '#platform/session/session.ts'
import { choiceFor, defaultPreferences, newsQuery } from '../news-queries.ts'
import { useNear } from '../place/use-near.ts'

/** The list that /news opens with for this reader, so that one request serves both. */
export function useOwnNewsQuery(client: ApiClient) {
  const session = useSession()
  const uid = userOf(session)?.uid
  const { value: preferences, failed } = useLateOpening('newsPreferencesKind', uid)
  const choice = choiceFor({}, preferences ?? defaultPreferences, useNear(uid))
  return {
    // No list to read here, and no Refresh: a stored copy is replaced at once.
    ...newsQuery(client, choice, { revalidate: true }),
    // Not before the preferences are known, if they ever are: it would be a request more.
    enabled: session !== 'loading' && (uid === undefined || preferences !== undefined || failed),
  }
}
