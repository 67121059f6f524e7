import { useRouter } from '@tanstack/react-router'
import { Spinner } from '#ui/data/spinner.tsx'

/** Loading state of a page. Retry starts a new request instead of joining one that hangs. */
export function Waiting() {
  const router = useRouter()
  const retry = async () => {
    await router.options.context.queries.cancelQueries()
    await router.invalidate()
  }
  return <Spinner onRetry={() => void retry()} />
}
