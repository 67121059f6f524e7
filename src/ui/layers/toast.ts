export type ToastMessage = {
  readonly sentence: string
  readonly tone: 'success' | 'error'
  /** Reverts the action. */
  readonly undo?: (() => void) | undefined
  /** Stays until dismissed. */
  readonly lasting?: boolean
}

type Show = (message: ToastMessage) => void
/** Dismisses the toast of an error that no longer applies; without a sentence, all that are not lasting. */
type Forget = (sentence: string | undefined) => void

let waiting: ToastMessage[] = []
let show: Show | undefined
let forget: Forget | undefined
let wake: (() => void) | undefined

/** Shows a sentence of the catalogue at the top right. The first call loads the region's code. */
export function toast(sentence: string, options: Partial<Omit<ToastMessage, 'sentence'>> = {}): void {
  const message: ToastMessage = { tone: 'success', ...options, sentence }
  if (show) show(message)
  else {
    waiting.push(message)
    wake?.()
  }
}

/** The action of an error toast has succeeded meanwhile. */
export function forgetErrors(sentence?: string): void {
  waiting = waiting.filter((message) => !isForgotten(message, sentence))
  forget?.(sentence)
}

export const isForgotten = ({ tone, sentence, lasting }: ToastMessage, which: string | undefined) =>
  tone === 'error' && !lasting && (which === undefined || which === sentence)

/** A toast with an undo button. */
export const toastUndo = (sentence: string, undo: () => void): void => toast(sentence, { undo })

/** Notifies when the first toast is waiting for the region. */
export function onFirstToast(listener: () => void): () => void {
  wake = listener
  return () => {
    wake = undefined
  }
}

export const isToastWaiting = () => waiting.length > 0 || show !== undefined

/** The region takes over: queued toasts are shown, then each new one. */
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
