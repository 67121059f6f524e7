import { browserValue, isFlag, isText, useBrowserValue } from '#platform/storage/browser-value.ts'

const seen = browserValue('welcomeSeen', isText)
const due = browserValue('welcomeDue', isFlag)

/** §4: sign-up sets a session flag so that the welcome shows once, unless it was seen before. */
export function expectWelcome(): void {
  if (!seen.read()) due.write(true)
}

/** §4: closing it stores that it was seen. */
export function closeWelcome(): void {
  seen.write('seen')
  due.write(false)
}

export const useWelcomeDue = () => useBrowserValue(due)
