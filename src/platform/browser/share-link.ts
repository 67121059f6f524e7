import { copyText } from './clipboard.ts'

/** By the phone's own sheet where there is one, else copied. `left`: the person closed the sheet. */
export async function shareLink(title: string, url: string): Promise<'shared' | 'copied' | 'left' | 'failed'> {
  const link = { title, url }
  const isTouch = matchMedia('(pointer: coarse)').matches
  if (!isTouch || !navigator.canShare?.(link)) return (await copyText(url)) ? 'copied' : 'failed'
  try {
    await navigator.share(link)
    return 'shared'
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'left'
    return (await copyText(url)) ? 'copied' : 'failed'
  }
}
