/** A subset of Markdown for notes as a tree, which cannot contain HTML. */
export type Inline =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'em'; readonly children: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly Inline[] }

export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly children: readonly Inline[] }
  | { readonly kind: 'paragraph' | 'quote'; readonly children: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'code'; readonly text: string }

const MOST_DEPTH = 4

export function parseMarkdown(source: string): Block[] {
  const lines = source.replaceAll('\r', '').split('\n')
  const blocks: Block[] = []
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? ''
    if (!line.trim()) {
      at += 1
    } else if (line.startsWith('```')) {
      const end = lines.findIndex((other, index) => index > at && other.startsWith('```'))
      const last = end < 0 ? lines.length : end
      blocks.push({ kind: 'code', text: lines.slice(at + 1, last).join('\n') })
      at = last + 1
    } else if (/^#{1,6}\s/.test(line)) {
      const [, marks = '', text = ''] = /^(#+)\s(.*)$/.exec(line) ?? []
      blocks.push({
        kind: 'heading',
        level: Math.min(marks.length || 1, 3) as 1 | 2 | 3,
        children: inline(text.trimStart()),
      })
      at += 1
    } else {
      const kind = kindOf(line)
      const from = at
      while (at < lines.length && (lines[at] ?? '').trim() && kindOf(lines[at] ?? '') === kind) at += 1
      blocks.push(blockOf(kind, lines.slice(from, at)))
    }
  }
  return blocks
}

type Kind = 'quote' | 'bullets' | 'numbers' | 'heading' | 'code' | 'paragraph'

function kindOf(line: string): Kind {
  if (line.startsWith('```')) return 'code'
  if (/^#{1,6}\s/.test(line)) return 'heading'
  if (line.startsWith('>')) return 'quote'
  if (/^\s*[-*+]\s/.test(line)) return 'bullets'
  return /^\s*\d{1,9}[.)]\s/.test(line) ? 'numbers' : 'paragraph'
}

function blockOf(kind: Kind, lines: readonly string[]): Block {
  if (kind === 'bullets' || kind === 'numbers') {
    const items = lines.map((line) => inline(line.replace(/^\s*([-*+]|\d{1,9}[.)])\s+/, '')))
    return { kind: 'list', ordered: kind === 'numbers', items }
  }
  if (kind === 'quote')
    return { kind: 'quote', children: inline(lines.map((line) => line.replace(/^>\s?/, '')).join('\n')) }
  return { kind: 'paragraph', children: inline(lines.join('\n')) }
}

/**
 * Each alternative starts with its own sign and is bounded: linear time. Marks count where CommonMark counts them, so
 * that a note means the same as a post: not beside a space, `_` not inside a word.
 */
const INLINE =
  /`([^`\n]+)`|\*\*(?![\s*])([^*\n]+(?:\*[^*\n]+\*[^*\n]*)?)(?<!\s)\*\*|(?<!\*)\*(?![\s*])([^*\n]+)(?<!\s)\*(?!\*)|(?<![\p{L}\p{N}_])_(?![\s_])([^_\n]+)(?<!\s)_(?![\p{L}\p{N}_])|\[([^\]\n]{1,300})\]\(([^()\s]{1,2000})\)/gu

function inline(text: string, depth = 0): Inline[] {
  const parts: Inline[] = []
  let from = 0
  for (const match of text.matchAll(INLINE)) {
    const [whole, code, strong, star, low, label, href] = match
    if (match.index > from) parts.push({ kind: 'text', text: text.slice(from, match.index) })
    from = match.index + whole.length
    const inner = (part: string): Inline[] =>
      depth < MOST_DEPTH ? inline(part, depth + 1) : [{ kind: 'text', text: part }]
    if (code !== undefined) parts.push({ kind: 'code', text: code })
    else if (strong !== undefined) parts.push({ kind: 'strong', children: inner(strong) })
    else if (label !== undefined) parts.push(linkOf(label, href ?? '', whole, inner))
    else parts.push({ kind: 'em', children: inner(star ?? low ?? '') })
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) })
  return parts
}

/** Only http(s): no scripts, no tel or mailto. */
function linkOf(label: string, href: string, whole: string, inner: (text: string) => Inline[]): Inline {
  return /^https?:\/\//i.test(href) ? { kind: 'link', href, children: inner(label) } : { kind: 'text', text: whole }
}
