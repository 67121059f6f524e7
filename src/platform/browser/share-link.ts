import { shareSheet } from './browser-doors.ts'
import { copyText } from './clipboard.ts'

/** By the system's share sheet, else to the clipboard. `cancelled`: closed without sharing. */
export async function shareLink(title: string, url: string): Promise<'shared' | 'copied' | 'refused' | 'cancelled'> {
  const share = shareSheet()
  if (share) {
    try {
      await share({ title, url })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
    }
  }
  return (await copyText(url)) ? 'copied' : 'refused'
}
