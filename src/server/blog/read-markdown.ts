import type { AlignType, Definition, FootnoteDefinition, PhrasingContent, Root, RootContent, TableRow } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmFootnote } from 'micromark-extension-gfm-footnote'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { buildFigure } from '#domain/blog/figures/build-figure.ts'
import { FigureError } from '#domain/blog/figures/post-figure.ts'
import { type PostBlock, type PostHeading, type PostInline, type PostText, wordsIn } from '#domain/blog/post-node.ts'
import { countWords } from '#domain/blog/post-words.ts'
import { safeLink } from '#domain/blog/safe-link.ts'
import { slugOf } from '#domain/blog/slug.ts'

const options = {
  extensions: [gfmTable(), gfmFootnote(), gfmStrikethrough({ singleTilde: false })],
  mdastExtensions: [gfmTableFromMarkdown(), gfmFootnoteFromMarkdown(), gfmStrikethroughFromMarkdown()],
}

/**
 * Markdown (CommonMark with tables, footnotes and strikethrough) as a tree without HTML: raw HTML becomes its own text,
 * a link that could run something becomes its words. Check `refusedMarkdown` first: this takes time and stack.
 */
export function readMarkdown(source: string): PostText {
  return createReader(fromMarkdown(source, options), source).read()
}

function createReader(root: Root, source: string) {
  const definitions = new Map<string, Definition>()
  const footnotes = new Map<string, FootnoteDefinition>()
  collect(root)
  /** Footnotes in the order in which the text mentions them. */
  const noted = new Map<string, { readonly n: number; references: number }>()
  const contents: PostHeading[] = []
  const ids = new Set<string>()
  /** The last number tried for headings of the same words. */
  const counts = new Map<string, number>()
  const problems: string[] = []

  function collect(node: Root | RootContent) {
    if (node.type === 'definition' && !definitions.has(node.identifier)) definitions.set(node.identifier, node)
    if (node.type === 'footnoteDefinition' && !footnotes.has(node.identifier)) footnotes.set(node.identifier, node)
    if ('children' in node) for (const child of node.children) collect(child)
  }

  const blocks = (nodes: readonly RootContent[]): PostBlock[] => nodes.flatMap((node) => block(node))

  function block(node: RootContent): PostBlock[] {
    switch (node.type) {
      case 'paragraph':
        return [{ is: 'paragraph', of: inlines(node.children) }]
      case 'heading':
        return [heading(node.depth, inlines(node.children))]
      case 'thematicBreak':
        return [{ is: 'rule' }]
      case 'blockquote':
        return [{ is: 'quote', of: blocks(node.children) }]
      case 'list': {
        const loose = node.spread === true || node.children.some(({ spread }) => spread)
        const items = node.children.map(({ children }) => blocks(children))
        return [{ is: 'list', start: node.ordered ? (node.start ?? 1) : null, loose, items }]
      }
      case 'code':
        return [code(node.lang ?? '', node.value)]
      case 'html':
        return [{ is: 'paragraph', of: [node.value] }]
      case 'table':
        return [{ is: 'table', align: alignOf(node.align), rows: node.children.map(cells) }]
      default:
        return []
    }
  }

  const cells = ({ children }: TableRow) => children.map((cell) => inlines(cell.children))

  function heading(level: number, of: readonly PostInline[]): PostBlock {
    const text = wordsIn(of).trim()
    const wanted = slugOf(text) || 'part'
    // Ids of the page itself never begin so.
    const id = unusedId(`on-${wanted}`)
    if (level === 2 || level === 3) contents.push({ id, text, level })
    return { is: 'heading', level, id, of }
  }

  function unusedId(wanted: string): string {
    let count = counts.get(wanted) ?? 0
    let id: string
    do {
      count += 1
      id = count > 1 ? `${wanted}-${count}` : wanted
    } while (ids.has(id))
    counts.set(wanted, count)
    ids.add(id)
    return id
  }

  function code(lang: string, text: string): PostBlock {
    if (lang !== 'figure') return { is: 'code', lang, text }
    try {
      return { is: 'figure', figure: buildFigure(text) }
    } catch (error) {
      if (!(error instanceof FigureError)) throw error
      problems.push(error.message)
      return { is: 'code', lang, text }
    }
  }

  const inlines = (nodes: readonly PhrasingContent[]): PostInline[] => joined(nodes.flatMap((node) => inline(node)))

  function inline(node: PhrasingContent): PostInline[] {
    switch (node.type) {
      case 'text':
      case 'html':
        return [node.value]
      case 'emphasis':
        return [{ is: 'em', of: inlines(node.children) }]
      case 'strong':
        return [{ is: 'strong', of: inlines(node.children) }]
      case 'delete':
        return [{ is: 'del', of: inlines(node.children) }]
      case 'inlineCode':
        return [{ is: 'code', text: node.value.replaceAll('\n', ' ') }]
      case 'break':
        return [{ is: 'break' }]
      case 'link':
        return link(node.url, node.title, inlines(node.children))
      case 'linkReference': {
        const found = definitions.get(node.identifier)
        return found ? link(found.url, found.title, inlines(node.children)) : inlines(node.children)
      }
      case 'image':
        return image(node.url, node.title, node.alt)
      case 'imageReference': {
        const found = definitions.get(node.identifier)
        return found ? image(found.url, found.title, node.alt) : [node.alt ?? '']
      }
      case 'footnoteReference':
        return [note(node.identifier)]
      default:
        return []
    }
  }

  function link(url: string, title: string | null | undefined, of: PostInline[]): PostInline[] {
    const href = safeLink(url)
    if (href !== undefined) return [{ is: 'link', href, ...(title && { title }), of }]
    problems.push(`This link is not allowed, so only its text is shown: ${url.slice(0, 60)}`)
    return of
  }

  function image(url: string, title: string | null | undefined, alt: string | null | undefined): PostInline[] {
    const src = safeLink(url)
    return src === undefined ? [alt ?? ''] : [{ is: 'image', src, alt: alt ?? '', ...(title && { title }) }]
  }

  function note(identifier: string): PostInline {
    const known = noted.get(identifier) ?? { n: noted.size + 1, references: 0 }
    known.references += 1
    noted.set(identifier, known)
    return { is: 'note', n: known.n, at: known.references }
  }

  return {
    read(): PostText {
      const read = blocks(root.children)
      const notes: PostBlock[][] = []
      // A note may mention further ones, which then follow it.
      for (const identifier of noted.keys()) notes.push(blocks(footnotes.get(identifier)?.children ?? []))
      return { blocks: read, notes, contents, words: countWords(source), problems }
    },
  }
}

/** Neighbouring texts as one. */
function joined(parts: readonly PostInline[]): PostInline[] {
  const whole: PostInline[] = []
  for (const part of parts) {
    const last = whole.at(-1)
    if (typeof part === 'string' && typeof last === 'string') whole[whole.length - 1] = last + part
    else whole.push(part)
  }
  return whole
}

const alignOf = (align: readonly AlignType[] | null | undefined) => (align ?? []).map((side) => side ?? null)
