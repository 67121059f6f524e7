import { clipboard } from './browser-doors.ts'

/** Puts a text on the clipboard. False where the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    const door = clipboard()
    if (!door) return copyTheOldWay(text)
    await door.writeText(text)
    return true
  } catch {
    return copyTheOldWay(text)
  }
}

/** The clipboard has a door only on secure origins; a Banyan on a home network has none. */
function copyTheOldWay(text: string): boolean {
  const focused = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.setAttribute('aria-hidden', 'true')
  area.className = 'sr-only'
  document.body.append(area)
  area.select()
  const copied = document.execCommand('copy')
  area.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return copied
}
