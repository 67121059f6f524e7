/** Holds the room of what is on its way, so that nothing moves when it arrives. */
export function SkeletonText({ lines = 3 }: { readonly lines?: number }) {
  return (
    <span className="block" aria-hidden="true">
      {[...Array(lines).keys()].map((line) => (
        <span key={line} className="skeleton skeleton-text" />
      ))}
    </span>
  )
}

/** A block of a given size: give it the class that the finished thing will have. */
export function SkeletonBlock({ className }: { readonly className: string }) {
  return <span className={`skeleton ${className}`} aria-hidden="true" />
}

/** Wraps skeletons and says once, to those who listen, that something is coming. */
export function Loading({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <div role="status" aria-label={label}>
      {children}
    </div>
  )
}
