/** The logo: a banyan's crown, trunk and aerial roots. Same drawing as `public/favicon.svg`. */
const crown =
  'M3 16.5C1 12.5 3.5 8.8 7.2 8.9 8.3 5.2 11.6 3 16 3s7.7 2.2 8.8 5.9C28.5 8.8 31 12.5 29 16.5c-1.2 2.3-4.4 2.7-6.4 1.1-1.8 1.8-4.8 1.9-6.6.2-1.8 1.7-4.8 1.6-6.6-.2-2 1.6-5.2 1.2-6.4-1.1Z'
const trunk = 'M14.2 16c.4 5 .1 9.5-2.3 13.5h8.2c-2.4-4-2.7-8.5-2.3-13.5Z'
const roots = 'M6.6 17.5v12M25.4 17.5v12M10.6 18v6M21.4 18v4.5'

export function BanyanMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} fill="currentColor" aria-hidden="true">
      <path d={crown} />
      <path d={trunk} />
      <path d={roots} fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
    </svg>
  )
}

/** The favicon, in a green visible on light and dark. Inline: a file would be fetched before the first paint. */
export const banyanIcon = [
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" color="%23388e56" fill="currentColor">',
  `<path d="${crown}"/><path d="${trunk}"/>`,
  `<path d="${roots}" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round"/></svg>`,
].join('')
