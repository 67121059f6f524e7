import type { ApiClient } from '#platform/api/api-client.ts'
import { useLateKept } from '#platform/kept/use-late-kept.ts'
import { userOf, useSession } from '#platform/session/session.ts'
import { choiceFor, defaultPreferences, newsQuery } from '../news-queries.ts'
import { useNear } from '../place/use-near.ts'

/** The list that /news opens with for this reader, so that one request serves both. */
export function useOwnNewsQuery(client: ApiClient) {
  const session = useSession()
  const uid = userOf(session)?.uid
  const preferences = useLateKept('newsPreferencesKind', uid)
  const choice = choiceFor({}, preferences ?? defaultPreferences, useNear(uid))
  // Not before the preferences are known: it would be a request more.
  return {
    ...newsQuery(client, choice),
    enabled: session !== 'loading' && (uid === undefined || preferences !== undefined),
  }
}
