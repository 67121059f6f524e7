/** Which section, and what of it. The sections check the rest themselves: this is part of every page's first script. */
export type AdminSearch = { readonly section?: string; readonly status?: string; readonly q?: string }

export function adminSearch(search: Record<string, unknown>): AdminSearch {
  const text = (name: keyof AdminSearch) => {
    const value = search[name]
    return typeof value === 'string' && value !== '' ? { [name]: value.slice(0, 100) } : {}
  }
  return { ...text('section'), ...text('status'), ...text('q') }
}
