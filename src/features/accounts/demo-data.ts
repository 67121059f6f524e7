import { demo } from '#catalogue/demo.ts'
import { ownToasts } from '#catalogue/messages.ts'
import { fillDataOf, hasDataOf, wipeDataOf } from '#platform/storage/user-data.ts'
import { toast } from '#ui/toast.ts'

/** What somebody who tries Banyan finds in it. Each part that keeps something adds its own example. */
const example = {
  userProfile: {
    uid: demo.uid,
    email: demo.email,
    displayName: demo.displayName,
    photoURL: null,
    isPropertyCreator: false,
    isApproved: false,
    createdAt: demo.creationTime,
  },
} as const

/** The first time only: what somebody changed in the demo stays. */
export function fillDemo(): void {
  if (!hasDataOf(demo.uid)) fillDataOf(demo.uid, example)
}

export function resetDemo(): void {
  wipeDataOf(demo.uid)
  fillDataOf(demo.uid, example)
  toast(ownToasts.demoReset)
}
