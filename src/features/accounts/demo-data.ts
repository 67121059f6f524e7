import { demo } from '#catalogue/demo.ts'
import { ownToasts } from '#catalogue/toasts.ts'
import { fillDataOf, hasDataOf, wipeDataOf } from '#platform/kept/user-data.ts'
import { toast } from '#ui/layers/toast.ts'
import { demoExample } from './demo-example.ts'

/** The first time only: later changes in the demo are kept. */
export function fillDemo(): void {
  if (!hasDataOf(demo.uid)) fillDataOf(demo.uid, demoExample(new Date()))
}

export function resetDemo(): void {
  wipeDataOf(demo.uid)
  fillDataOf(demo.uid, demoExample(new Date()))
  toast(ownToasts.demoReset)
}
