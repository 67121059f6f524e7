import { vi } from 'vitest'

export type Download = { readonly name: string; readonly blob: Blob }

/** What a DOM without layout lacks: nothing is observed. Downloads are noted. */
export function fillGaps(downloads: Download[]) {
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords = () => []
  }
  for (const name of ['ResizeObserver', 'IntersectionObserver', 'PerformanceObserver']) vi.stubGlobal(name, Observer)
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }))
  // Vite inserts it.
  vi.stubGlobal('__BUILD__', 'dev')
  // By this, words for screen readers are apart from others in a name.
  const style = Object.assign(document.createElement('style'), { textContent: '.sr-only { display: block }' })
  document.head.append(style)
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('print', () => {})
  vi.stubGlobal('alert', (text: unknown) => console.error('alert:', text))
  Object.assign(Element.prototype, { scrollIntoView() {}, scrollTo() {} })
  // Nothing moves: layers close at once.
  Reflect.set(globalThis, 'BASE_UI_ANIMATIONS_DISABLED', true)
  Object.assign(document, { fonts: { load: async () => [] } })
  const blobs = new Map<string, Blob>()
  URL.createObjectURL = (blob) => {
    const address = `blob:${blobs.size}`
    blobs.set(address, blob as Blob)
    return address
  }
  URL.revokeObjectURL = () => {}
  const click = HTMLElement.prototype.click
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.href)
    if (blob && this.download) downloads.push({ name: this.download, blob })
    else click.call(this)
  }
}
