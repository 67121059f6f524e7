import { expect, test } from 'vitest'
import type { PostBlock, PostInline } from '#domain/blog/post-node.ts'
import { type Block, type Inline, parseMarkdown } from '#domain/text/markdown.ts'
import { readMarkdown } from '#server/blog/read-markdown.ts'

/** Both trees in one plain form. */
const ofNote = (block: Block): unknown => {
  switch (block.kind) {
    case 'heading':
      return ['heading', block.level, inNote(block.children)]
    case 'list':
      return ['list', block.ordered, block.items.map(inNote)]
    case 'quote':
      return ['quote', inNote(block.children)]
    case 'code':
      return ['code', block.text]
    case 'paragraph':
      return ['paragraph', inNote(block.children)]
  }
}
const inNote = (parts: readonly Inline[]): unknown =>
  parts.map((part) =>
    'text' in part
      ? part.kind === 'text'
        ? part.text
        : ['code', part.text]
      : [part.kind, ...(part.kind === 'link' ? [part.href] : []), inNote(part.children)],
  )
const firstParagraph = (blocks: readonly PostBlock[]) => (blocks[0]?.is === 'paragraph' ? inPost(blocks[0].of) : blocks)
const ofPost = (block: PostBlock): unknown => {
  switch (block.is) {
    case 'heading':
      return ['heading', Math.min(block.level, 3), inPost(block.of)]
    case 'list':
      return ['list', block.start !== null, block.items.map(firstParagraph)]
    case 'quote':
      return ['quote', firstParagraph(block.of)]
    case 'code':
      return ['code', block.text]
    case 'paragraph':
      return ['paragraph', inPost(block.of)]
    default:
      return block.is
  }
}
const inPost = (parts: readonly PostInline[]): unknown =>
  parts.map((part) => {
    if (typeof part === 'string') return part
    if (part.is === 'code') return ['code', part.text]
    if (part.is === 'break' || part.is === 'note' || part.is === 'image') return part.is
    return [part.is, ...(part.is === 'link' ? [part.href] : []), inPost(part.of)]
  })

const samples = [
  'Plain words.',
  'Two\nlines of one paragraph.',
  'One.\n\nTwo.',
  '# Title',
  '### Third',
  '##### Fifth',
  '**bold** and *slanted* and _slanted_',
  '**bold with *slanted* inside**',
  'a `code` span',
  '[a link](https://example.com/a)',
  '**[a link](https://example.com/a)**',
  '- one\n- two',
  '* one\n* two',
  '1. one\n2. two',
  '- **bold** item\n- `code`',
  '> a quote',
  '> two\n> lines',
  '```\ncode *as it is*\n```',
  'snake_case_name stays',
  '2 * 3 * 4 is 24',
  'a ** b ** c',
  '5_000_000 units',
  '* not a list*',
  'end with *',
]

test.for(samples)('a note and a post read the same: %s', (source) => {
  expect(parseMarkdown(source).map(ofNote)).toEqual(readMarkdown(source).blocks.map(ofPost))
})
