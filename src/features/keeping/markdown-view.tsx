import { type Block, type Inline, parseMarkdown } from '#domain/text/markdown.ts'

/** Renders Markdown as React elements, never as HTML: nothing in a note can run. */
export function MarkdownView({ source }: { readonly source: string }) {
  return (
    <div className="markdown" dir="auto">
      {parseMarkdown(source).map((block, at) => blockOf(block, at))}
    </div>
  )
}

function blockOf(block: Block, key: number) {
  switch (block.kind) {
    case 'heading': {
      // Below the note's own heading.
      const Heading = (['h4', 'h5', 'h6'] as const)[block.level - 1] ?? 'h6'
      return <Heading key={key}>{inlines(block.children)}</Heading>
    }
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List key={key}>
          {block.items.map((item, at) => (
            // Lines have no id but their position.
            <li key={String(at)}>{inlines(item)}</li>
          ))}
        </List>
      )
    }
    case 'quote':
      return <blockquote key={key}>{inlines(block.children)}</blockquote>
    case 'code':
      return <pre key={key}>{block.text}</pre>
    case 'paragraph':
      return <p key={key}>{inlines(block.children)}</p>
  }
}

const inlines = (parts: readonly Inline[]) => parts.map((part, at) => inlineOf(part, at))

function inlineOf(part: Inline, key: number) {
  switch (part.kind) {
    case 'strong':
      return <strong key={key}>{inlines(part.children)}</strong>
    case 'em':
      return <em key={key}>{inlines(part.children)}</em>
    case 'code':
      return <code key={key}>{part.text}</code>
    case 'link':
      return (
        <a key={key} href={part.href} className="text-link" target="_blank" rel="noopener noreferrer">
          {inlines(part.children)}
        </a>
      )
    case 'text':
      return part.text
  }
}
