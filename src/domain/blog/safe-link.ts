/** Addresses without a scheme, and those that only open a page or a letter. Everything else is no link. */
export function safeLink(url: string): string | undefined {
  // Browsers drop control characters and spaces before they look for a scheme.
  const bare = url.replaceAll(/[\p{Cc}\s]/gu, '')
  // Two slashes, or a backslash that browsers read as one, lead to another site without naming a scheme.
  if (/^[/\\]{2}/.test(bare) || /^[/]?\\/.test(bare)) return undefined
  const scheme = /^([^/?#]*?):/.exec(bare)?.[1]?.toLowerCase()
  return scheme === undefined || scheme === 'http' || scheme === 'https' || scheme === 'mailto' ? url : undefined
}

/** Of our own site. */
export const isOwnPath = (href: string) => /^[/#?]/.test(href) && !href.startsWith('//')
