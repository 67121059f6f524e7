import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Fetches the code of the article page while there is a network, so that a saved article opens without one. */
export function useArticleCode(wanted: boolean): void {
  const router = useRouter()
  useEffect(() => {
    if (wanted) router.loadRouteChunk(router.routesById['/news/$id'])?.catch(() => {})
  }, [router, wanted])
}
