import './body.css'
import type { ReactNode } from 'react'
import type { PostBlock, PostInline, PostText } from '#domain/blog/post-node.ts'
import { isOwnPath } from '#domain/blog/safe-link.ts'
import { Wide } from '#ui/data/wide.tsx'
import { FigureView } from './figure-view.tsx'

/** Where an uploaded picture is, by its digest. Editors see pictures before the post is public. */
export type PictureAt = (hash: string, width: number) => string

type Props = { readonly text: PostText; readonly pictureAt: PictureAt }

/** A post's tree as React elements. Nothing is ever set as HTML. */
export function PostBody({ text, pictureAt }: Props) {
  const show = showIn(pictureAt)
  return (
    <div className="post-body" dir="auto">
      {show.blocks(text.blocks)}
      {text.notes.length > 0 && (
        <section className="post-notes" aria-labelledby="post-notes-title">
          <h2 id="post-notes-title">Notes</h2>
          <ol>
            {text.notes.map((note, at) => (
              // Notes have no id but their number.
              <li key={String(at)} id={`note-${at + 1}`}>
                {show.blocks(note)}
                <a href={`#note-${at + 1}-1`} aria-label={`Back to note ${at + 1} in the text`}>
                  ↑
                </a>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}

function showIn(pictureAt: PictureAt) {
  const blocks = (all: readonly PostBlock[]): ReactNode => all.map((block, at) => showBlock(block, at))
  const inlines = (all: readonly PostInline[]): ReactNode => all.map((part, at) => inline(part, at, inlines))
  /** HTML has no links inside links: browsers would read another tree than React's. */
  const linked = (all: readonly PostInline[]): ReactNode =>
    all.map((part, at) => {
      if (typeof part === 'string') return part
      if (part.is === 'image' && !isOwnPicture(part.src)) return part.alt || 'Picture'
      if (part.is !== 'note') return inline(part, at, linked)
      return (
        <sup key={at} id={`note-${part.n}-${part.at}`}>
          {part.n}
        </sup>
      )
    })

  function showBlock(block: PostBlock, key: number): ReactNode {
    switch (block.is) {
      case 'paragraph':
        return <p key={key}>{inlines(block.of)}</p>
      case 'heading': {
        // The page's title is the only one of the first level.
        const Heading = (['h2', 'h2', 'h3', 'h4', 'h5', 'h6'] as const)[block.level - 1] ?? 'h6'
        return (
          <Heading key={key} id={block.id}>
            {inlines(block.of)}
          </Heading>
        )
      }
      case 'quote':
        return <blockquote key={key}>{blocks(block.of)}</blockquote>
      case 'list':
        return <ListBlock key={key} block={block} blocks={blocks} inlines={inlines} />
      case 'code':
        return (
          <pre key={key}>
            <code>{block.text}</code>
          </pre>
        )
      case 'rule':
        return <hr key={key} />
      case 'table':
        return <TableBlock key={key} block={block} inlines={inlines} />
      case 'figure':
        return <FigureView key={key} figure={block.figure} />
    }
  }

  function inline(part: PostInline, key: number, inner: Show<PostInline>): ReactNode {
    if (typeof part === 'string') return part
    switch (part.is) {
      case 'em':
        return <em key={key}>{inner(part.of)}</em>
      case 'strong':
        return <strong key={key}>{inner(part.of)}</strong>
      case 'del':
        return <del key={key}>{inner(part.of)}</del>
      case 'code':
        return <code key={key}>{part.text}</code>
      case 'break':
        return <br key={key} />
      case 'note':
        return (
          <sup key={key}>
            <a id={`note-${part.n}-${part.at}`} href={`#note-${part.n}`} aria-label={`Note ${part.n}`}>
              {part.n}
            </a>
          </sup>
        )
      case 'link': {
        const outside = isOwnPath(part.href) ? {} : { target: '_blank', rel: 'noopener noreferrer' }
        return (
          <a key={key} href={part.href} title={part.title} className="text-link" {...outside}>
            {linked(part.of)}
          </a>
        )
      }
      case 'image':
        return <Picture key={key} {...part} pictureAt={pictureAt} />
    }
  }
  return { blocks }
}

const OWN_PICTURE = /^\/api\/post-pictures\/([\w-]{43})(?:\/\d{1,4})?$/
const isOwnPicture = (src: string) => OWN_PICTURE.test(src)

type PictureProps = {
  readonly src: string
  readonly alt: string
  readonly title?: string
  readonly pictureAt: PictureAt
}

/** Only our own are shown: another site would learn who reads. Others are links. */
function Picture({ src, alt, title, pictureAt }: PictureProps) {
  const hash = OWN_PICTURE.exec(src)?.[1]
  if (!hash)
    return (
      <a href={src} title={title} className="text-link" target="_blank" rel="noopener noreferrer">
        {alt || 'Picture'}
      </a>
    )
  const sizes = [480, 960, 1920].map((width) => `${pictureAt(hash, width)} ${width}w`)
  return (
    <img
      src={pictureAt(hash, 960)}
      srcSet={sizes.join(', ')}
      sizes="(width >= 48rem) 44rem, 100vw"
      alt={alt}
      title={title}
      loading="lazy"
    />
  )
}

type Show<Part> = (all: readonly Part[]) => ReactNode
type ListProps = {
  readonly block: PostBlock & { is: 'list' }
  readonly blocks: Show<PostBlock>
  readonly inlines: Show<PostInline>
}

function ListBlock({ block: { start, loose, items }, blocks, inlines }: ListProps) {
  const List = start === null ? 'ul' : 'ol'
  return (
    <List start={start === null || start === 1 ? undefined : start}>
      {items.map((item, at) => (
        // Items have no id but their position.
        <li key={String(at)}>
          {loose ? blocks(item) : item.map((block) => (block.is === 'paragraph' ? inlines(block.of) : blocks([block])))}
        </li>
      ))}
    </List>
  )
}

type TableProps = { readonly block: PostBlock & { is: 'table' }; readonly inlines: Show<PostInline> }

function TableBlock({ block: { align, rows }, inlines }: TableProps) {
  const [head = [], ...body] = rows
  const sideOf = (column: number) => (align[column] === 'right' ? 'numeric' : undefined)
  return (
    <Wide label="Table">
      <table className="post-table">
        <thead>
          <tr>
            {head.map((cell, at) => (
              <th key={String(at)} scope="col" className={sideOf(at)}>
                {inlines(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((row, line) => (
            // Rows have no id but their position.
            <tr key={String(line)}>
              {row.map((cell, at) => (
                <td key={String(at)} className={sideOf(at)}>
                  {inlines(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  )
}
