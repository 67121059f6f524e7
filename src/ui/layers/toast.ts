export type ToastMessage = {
  readonly sentence: string
  readonly tone: 'success' | 'error'
  /** Takes back what was just done. */
  readonly undo?: (() => void) | undefined
  /** Stays until it is dismissed. */
  readonly lasting?: boolean
}

type Show = (message: ToastMessage) => void
/** The error that it speaks of is over; without a sentence, all that do not last. */
type Forget = (sentence: string | undefined) => void

let waiting: ToastMessage[] = []
let show: Show | undefined
let forget: Forget | undefined
let wake: (() => void) | undefined

/** Says a sentence of the catalogue at the top right. The region's code is fetched with the first one. */
export function toast(sentence: string, options: Partial<Omit<ToastMessage, 'sentence'>> = {}): void {
  const message: ToastMessage = { tone: 'success', ...options, sentence }
  if (show) show(message)
  else {
    waiting.push(message)
    wake?.()
  }
}

/** What an error spoke of has succeeded meanwhile. */
export function forgetErrors(sentence?: string): void {
  waiting = waiting.filter((message) => !isForgotten(message, sentence))
  forget?.(sentence)
}

export const isForgotten = ({ tone, sentence, lasting }: ToastMessage, which: string | undefined) =>
  tone === 'error' && !lasting && (which === undefined || which === sentence)

/** With a way to take back what it tells. */
export const toastUndo = (sentence: string, undo: () => void): void => toast(sentence, { undo })

/** Tells when the first toast is waiting for somebody to show it. */
export function onFirstToast(listener: () => void): () => void {
  wake = listener
  return () => {
    wake = undefined
  }
}

export const isToastWaiting = () => waiting.length > 0 || show !== undefined

/** The region takes over: what waited is shown, and then each as it comes. */
export function showToastsWith(next: Show, nextForget: Forget = () => {}): () => void {
  show = next
  forget = nextForget
  for (const message of waiting) next(message)
  waiting = []
  return () => {
    show = undefined
    forget = undefined
  }
}
