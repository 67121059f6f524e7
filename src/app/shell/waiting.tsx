import { useRouter } from '@tanstack/react-router'
import { Spinner } from '#ui/data/spinner.tsx'

/** A page whose code or data is on its way. A retry begins anew instead of joining what hangs. */
export function Waiting() {
  const router = useRouter()
  const retry = async () => {
    await router.options.context.queries.cancelQueries()
    await router.invalidate()
  }
  return <Spinner onRetry={() => void retry()} />
}
