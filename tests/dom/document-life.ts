type Listening = readonly [target: EventTarget, ...Parameters<EventTarget['addEventListener']>]

const targets = () => [window, document]

/** What a document leaves behind when a browser closes it: no listener and no timer. */
export function createDocumentLife() {
  let listening: Listening[] = []
  let timers: ReturnType<typeof setTimeout>[] = []
  let starters = { setTimeout, setInterval }
  const originals = targets().map((target) => target.addEventListener)

  return {
    begin() {
      for (const [at, target] of targets().entries())
        target.addEventListener = (...given: Parameters<EventTarget['addEventListener']>) => {
          listening.push([target, ...given])
          originals[at]?.apply(target, given as never)
        }
      const noted =
        <Given extends unknown[], T>(start: (...given: Given) => T) =>
        (...given: Given) => {
          const timer = start(...given)
          timers.push(timer as never)
          return timer
        }
      starters = { setTimeout, setInterval }
      globalThis.setTimeout = noted(setTimeout) as never
      globalThis.setInterval = noted(setInterval) as never
    },
    /** React listens at the document once for all its roots. */
    without<T>(work: () => T): T {
      const now = targets().map((target) => target.addEventListener)
      for (const [at, target] of targets().entries()) target.addEventListener = originals[at] as never
      const result = work()
      for (const [at, target] of targets().entries()) target.addEventListener = now[at] as never
      return result
    },
    end() {
      for (const [at, target] of targets().entries()) target.addEventListener = originals[at] as never
      for (const [target, ...given] of listening) target.removeEventListener(...given)
      for (const timer of timers) clearTimeout(timer)
      Object.assign(globalThis, starters)
      listening = []
      timers = []
      document.head.replaceChildren()
      document.body.replaceChildren()
      for (const element of [document.documentElement, document.body])
        for (const name of element.getAttributeNames()) element.removeAttribute(name)
    },
  }
}
