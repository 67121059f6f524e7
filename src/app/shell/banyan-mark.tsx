/** A crown over a trunk and two aerial roots: the tree that grows new trunks of its own. */
export function BanyanMark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path
        d="M4 15c-1.6-4 1-7.6 4.6-7.6C10 4.400 13 3 16 3s6 1.400 7.400 4.400C27 7.400 29.600 11 28 15c-1 2.300-3.600 3-6 2.400-1.600 1.500-4 1.900-6 .8-2 1.100-4.400.7-6-.8-2.400.6-5-.1-6-2.400Z"
        fill="currentColor"
        stroke="none"
      />
      <path d="M16 17v12M16 22c-2.500 0-4-1-5-3.500M16 24c2.500 0 4-1.200 5-4.500" strokeWidth="2.400" />
      <path d="M7.500 18v11M24.500 18v11" strokeWidth="1.600" />
    </svg>
  )
}
