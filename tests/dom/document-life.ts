type Listening = readonly [target: EventTarget, ...Parameters<EventTarget['addEventListener']>]

const targets = () => [window, document]

/** jsdom's own beat: it is started once, and stays when a document goes. */
const JSDOM_FRAME_MS = 1000 / 60
const FRAME_MS = 16

/** What a document leaves behind when a browser closes it: no listener and no timer. */
export function createDocumentLife() {
  let listening: Listening[] = []
  let timers: ReturnType<typeof setTimeout>[] = []
  const restore: (() => void)[] = []
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
      const { setTimeout: later, setInterval: often } = globalThis
      const starters = {
        setTimeout: noted(later),
        setInterval: (...given: Parameters<typeof often>) =>
          given[1] === JSDOM_FRAME_MS ? often(...given) : noted(often)(...given),
        requestAnimationFrame: (draw: FrameRequestCallback) => noted(later)(() => draw(performance.now()), FRAME_MS),
        cancelAnimationFrame: (frame: never) => clearTimeout(frame),
      }
      for (const [name, starter] of Object.entries(starters)) {
        const before = Reflect.get(globalThis, name)
        Reflect.set(globalThis, name, starter)
        // Unless the page's clock was put back in between.
        restore.push(() => Reflect.get(globalThis, name) === starter && Reflect.set(globalThis, name, before))
      }
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
      for (const each of restore.splice(0)) each()
      listening = []
      timers = []
      document.head.replaceChildren()
      document.body.replaceChildren()
      for (const element of [document.documentElement, document.body])
        for (const name of element.getAttributeNames()) element.removeAttribute(name)
    },
  }
}
