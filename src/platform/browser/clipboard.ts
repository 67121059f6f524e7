import { clipboard } from './browser-doors.ts'

/** Copies a text. False if the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    const door = clipboard()
    if (!door) return copyByCommand(text)
    await door.writeText(text)
    return true
  } catch {
    return copyByCommand(text)
  }
}

/** The Clipboard API needs a secure origin; plain http on a home network has none. */
function copyByCommand(text: string): boolean {
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
