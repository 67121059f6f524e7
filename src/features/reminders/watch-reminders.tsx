import { useHalfHours, useNotified } from './use-notified.ts'

/** While Banyan is open in any tab: notifies of reached targets and due to-dos. Shows nothing. */
export function WatchReminders({ uid }: { readonly uid: string }) {
  return <Watch key={useHalfHours()} uid={uid} />
}

function Watch({ uid }: { readonly uid: string }) {
  useNotified(uid)
  return null
}
