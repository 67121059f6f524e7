/** A layer's code could not be loaded: no network, or a newer version was deployed. */
export function LateFailure({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  return (
    <div role="alert" className="notice">
      <p>This part could not be loaded. Check your connection, then try again.</p>
      <p className="flex flex-wrap gap-2">
        <button type="button" className="button button-small" onClick={onRetry}>
          Try again
        </button>
        <button type="button" className="button-quiet button-small" onClick={() => location.reload()}>
          Reload the page
        </button>
        <button type="button" className="button-quiet button-small" onClick={onClose}>
          Close
        </button>
      </p>
    </div>
  )
}
