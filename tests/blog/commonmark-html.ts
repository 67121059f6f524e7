import type { PostBlock, PostInline } from '#domain/blog/post-node.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The tree as CommonMark's examples write HTML, to compare with them. */
export const plainHtml = (blocks: readonly PostBlock[]): string =>
  blocks.map((block) => `${blockOf(block, true)}\n`).join('')

function blockOf(block: PostBlock, loose: boolean): string {
  switch (block.is) {
    case 'paragraph':
      return loose ? `<p>${inlines(block.of)}</p>` : inlines(block.of)
    case 'heading':
      return `<h${block.level}>${inlines(block.of)}</h${block.level}>`
    case 'quote':
      return `<blockquote>\n${plainHtml(block.of)}</blockquote>`
    case 'list': {
      const [tag, start] =
        block.start === null ? ['ul', ''] : ['ol', block.start === 1 ? '' : ` start="${block.start}"`]
      const items = block.items.map((item) => `<li>${itemOf(item, block.loose)}</li>\n`).join('')
      return `<${tag}${start}>\n${items}</${tag}>`
    }
    case 'code': {
      const text = block.text === '' ? '' : `${escaped(block.text)}\n`
      return `<pre><code${block.lang ? ` class="language-${escaped(block.lang)}"` : ''}>${text}</code></pre>`
    }
    case 'rule':
      return '<hr />'
    default:
      return `<${block.is}>`
  }
}

function itemOf(item: readonly PostBlock[], loose: boolean): string {
  let html = ''
  for (const [at, block] of item.entries()) {
    const isBare = !loose && block.is === 'paragraph'
    if (!isBare && (at === 0 || !html.endsWith('\n'))) html += '\n'
    html += blockOf(block, loose)
    if (!isBare) html += '\n'
  }
  return html
}

const inlines = (parts: readonly PostInline[]): string => parts.map(inlineOf).join('')

function inlineOf(part: PostInline): string {
  if (typeof part === 'string') return escaped(part)
  switch (part.is) {
    case 'em':
    case 'strong':
    case 'del':
      return `<${part.is}>${inlines(part.of)}</${part.is}>`
    case 'code':
      return `<code>${escaped(part.text)}</code>`
    case 'link':
      return `<a href="${escaped(encoded(part.href))}"${titleOf(part)}>${inlines(part.of)}</a>`
    case 'image':
      return `<img src="${escaped(encoded(part.src))}" alt="${escaped(part.alt)}"${titleOf(part)} />`
    case 'break':
      return '<br />\n'
    case 'note':
      return `[${part.n}]`
  }
}

const titleOf = ({ title }: { readonly title?: string }) => (title ? ` title="${escaped(title)}"` : '')

/** As browsers do it with an address. */
const encoded = (href: string) =>
  href.replaceAll(/%(?![0-9a-fA-F]{2})|[^\w\-.!~*'();/?:@&=+$,#%]/gu, (sign) =>
    sign === '%' ? '%25' : encodeURIComponent(sign.toWellFormed()),
  )
