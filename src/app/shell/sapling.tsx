/** A seedling in the ground: something that will grow. */
export function Sapling({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 112 112"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M12 88h88M26 96h24M62 96h30" opacity=".45" />
      <path d="M56 88c0-16 1-28-1-42" />
      <path d="M55 50c-3-14-14-22-30-21 0 15 12 25 30 21ZM25 29c10 5 19 11 30 21" />
      <path d="M56 62c2-13 13-21 29-20 0 14-12 23-29 20ZM85 42c-10 5-19 11-29 20" />
      <path d="M56 88c-6 2-9 5-11 10M56 88c6 2 9 5 11 10M56 88v14" opacity=".7" />
    </svg>
  )
}
