import { browserValue, isText, useBrowserValue } from '#platform/storage/browser-value.ts'
import { fillDataOf, hasDataOf } from './user-data.ts'

/** A user who has just signed in on a browser without their data. */
const newHere = browserValue('newHere', isText)

export function lookForData(uid: string): void {
  if (!hasDataOf(uid)) newHere.write(uid)
}

export const useNewHere = () => useBrowserValue(newHere)

/** Shown once. */
export function dismissNewHere(uid: string): void {
  fillDataOf(uid, { newBrowserSeen: true })
  newHere.write('')
}
