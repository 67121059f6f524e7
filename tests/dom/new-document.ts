/** Where a browser goes by itself: a press of a link, or a form that is a GET, which no script has taken. */
export function leadsTo(event: Event): string | undefined {
  if (event.defaultPrevented || !(event.target instanceof Element)) return
  const target =
    event.type === 'submit' ? addressOfForm(event as SubmitEvent) : addressOfLink(event as MouseEvent, event.target)
  if (target?.origin !== location.origin) return
  return target.pathname + target.search + target.hash
}

function addressOfLink({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent, pressed: Element): URL | undefined {
  const link = pressed.closest<HTMLAnchorElement>('a[href]')
  if (!link || link.target || link.download || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return
  const url = new URL(link.href)
  // Within the document.
  const isHere = url.hash !== '' && url.pathname + url.search === location.pathname + location.search
  return isHere ? undefined : url
}

function addressOfForm({ target, submitter }: SubmitEvent): URL | undefined {
  const form = target as HTMLFormElement
  if (form.method !== 'get') return
  const url = new URL(form.action)
  const given = [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)])
  url.search = new URLSearchParams(given).toString()
  return url
}
