import { ownToasts } from '#catalogue/toasts.ts'
import { copyText } from '#platform/browser/clipboard.ts'
import { toastOutcome } from '#ui/layers/toast-outcome.ts'

/** A text with a copy button. */
export function CopyText({ text, what }: { readonly text: string; readonly what: string }) {
  const copy = async () => toastOutcome(await copyText(text), ownToasts.notCopied, ownToasts.copied)
  return (
    <>
      <span className="plain-code">{text}</span>{' '}
      <button
        type="button"
        className="button-plain button-small with-scripts"
        aria-label={`Copy ${what} ${text}`}
        onClick={() => void copy()}
      >
        Copy
      </button>
    </>
  )
}
