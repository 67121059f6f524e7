/** A placeholder of the final size, so that nothing shifts. */
export function SkeletonText({ lines = 3 }: { readonly lines?: number }) {
  return (
    <span className="block" aria-hidden="true">
      {[...Array(lines).keys()].map((line) => (
        <span key={line} className="skeleton skeleton-text" />
      ))}
    </span>
  )
}

/** A block; give it the class of the content it stands for. */
export function SkeletonBlock({ className }: { readonly className: string }) {
  return <span className={`skeleton ${className}`} aria-hidden="true" />
}

/** Wraps skeletons and announces loading once. */
export function Loading({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <div role="status" aria-label={label}>
      {children}
    </div>
  )
}
