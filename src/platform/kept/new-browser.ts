import { browserValue, isText, useBrowserValue } from '#platform/storage/browser-value.ts'
import { fillDataOf, hasDataOf } from './user-data.ts'

/** Whose lists are not in this browser, though they have just signed in to it. */
const newHere = browserValue('newHere', isText)

export function lookForData(uid: string): void {
  if (!hasDataOf(uid)) newHere.write(uid)
}

export const useNewHere = () => useBrowserValue(newHere)

/** Told once. */
export function dismissNewHere(uid: string): void {
  fillDataOf(uid, { newBrowserSeen: true })
  newHere.write('')
}
