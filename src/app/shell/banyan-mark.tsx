/** A crown on its trunk, with roots that hang down and become new trunks. `public/favicon.svg` is the same drawing. */
export function BanyanMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} fill="currentColor" aria-hidden="true">
      <path d="M3 16.5C1 12.5 3.5 8.8 7.2 8.9 8.3 5.2 11.6 3 16 3s7.7 2.2 8.8 5.9C28.5 8.8 31 12.5 29 16.5c-1.2 2.3-4.4 2.7-6.4 1.1-1.8 1.8-4.8 1.9-6.6.2-1.8 1.7-4.8 1.6-6.6-.2-2 1.6-5.2 1.2-6.4-1.1Z" />
      <path d="M14.2 16c.4 5 .1 9.5-2.3 13.5h8.2c-2.4-4-2.7-8.5-2.3-13.5Z" />
      <path
        d="M6.6 17.5v12M25.4 17.5v12M10.6 18v6M21.4 18v4.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </svg>
  )
}
