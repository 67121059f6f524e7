import { Parser } from 'htmlparser2'
import { plainLine } from '#domain/text/typed-text.ts'

/** More of it is cut before it is parsed: deep nesting takes quadratic time. */
const MOST_HTML = 20_000
const blocks = new Set(
  'p div br li ul ol h1 h2 h3 h4 h5 h6 blockquote tr table section article figure figcaption hr pre'.split(' '),
)
const unread = new Set('script style noscript template iframe object embed svg math head title textarea'.split(' '))

/** What a feed calls HTML: its text, and the address of its first picture. */
export type PlainHtml = { readonly paragraphs: readonly string[]; readonly image: string | null }

/** Plain paragraphs. Nothing of the markup is left: what looks like a tag afterwards was escaped text. */
export function plainHtml(html: string): PlainHtml {
  const isMarkup = /<[a-z!/]/i.test(html)
  const lines: string[] = ['']
  let image: string | null = null
  let skipping = 0
  const add = (text: string) => {
    lines.push((lines.pop() ?? '') + text)
  }
  const parser = new Parser({
    onopentag(name, { src }) {
      if (unread.has(name)) skipping += 1
      if (name === 'img' && src && !skipping) image ??= src
      if (blocks.has(name)) lines.push('')
    },
    onclosetag(name) {
      if (unread.has(name)) skipping -= 1
      if (blocks.has(name)) lines.push('')
    },
    ontext(text) {
      if (skipping > 0) return
      if (isMarkup) return add(text)
      const [first = '', ...rest] = text.split('\n')
      add(first)
      lines.push(...rest)
    },
  })
  parser.end(html.slice(0, MOST_HTML))
  return { paragraphs: lines.map(plainLine).filter(Boolean), image }
}

/** The same on one line, cut at a word. */
export const plainTitle = (html: string, most: number): string => cutText(plainHtml(html).paragraphs.join(' '), most)

export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most - 1)
  const space = cut.lastIndexOf(' ')
  return `${(space > most / 2 ? cut.slice(0, space) : cut).toWellFormed().trimEnd()}…`
}
