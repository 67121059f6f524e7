import type { Quote } from '#domain/keeping/quote.ts'
import { fitText } from '#domain/text/wrapped-text.ts'
import { saveBlob } from '#platform/browser/save-file.ts'

type Said = Pick<Quote, 'text' | 'author' | 'source'>

const NAME = 'banyan-quote.png'
const SIDE = 1080
const MARGIN = 112
const LINE_HEIGHT = 1.24
const MARK_HEIGHT = 132
const RULE = { gap: 44, width: 72, height: 4 } as const
const textSizes = [116, 104, 92, 84, 76, 68, 60, 54, 48, 43, 38, 34, 30, 27, 24, 22]

/** Shares the picture through the device, or downloads it. False if it could not be drawn. */
export async function shareQuotePicture(quote: Said): Promise<boolean> {
  const picture = await drawQuote(quote)
  if (!picture) return false
  const files = [new File([picture], NAME, { type: picture.type })]
  if (!(navigator.canShare?.({ files }) && (await isShared(files)))) saveBlob(NAME, picture)
  return true
}

/** A cancelled share counts as done; a refused one falls back to the file. */
const isShared = (files: File[]) =>
  navigator.share({ files }).then(
    () => true,
    (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
  )

/** A square in the page's current colours and fonts. */
async function drawQuote({ text, author, source }: Said): Promise<Blob | undefined> {
  const style = getComputedStyle(document.documentElement)
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim()
  const [display, sans] = [token('display'), token('sans')]
  await Promise.all([`500 60px ${display}`, `600 34px ${sans}`].map((font) => document.fonts.load(font))).catch(
    () => {},
  )
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIDE
  const pen = canvas.getContext('2d')
  if (!pen) return undefined

  const said = setLines(pen, text, { weight: 500, family: display, sizes: textSizes, height: 520 })
  const by = setLines(pen, author, { weight: 600, family: sans, sizes: [36, 30, 24, 18, 14], height: 46 })
  const from = setLines(pen, source, { weight: 400, family: sans, sizes: [28, 24, 20, 18], height: 72 })
  const edge = { start: said.isRightToLeft ? SIDE - MARGIN : MARGIN, step: said.isRightToLeft ? -1 : 1 }

  pen.fillStyle = token('surface-1')
  pen.fillRect(0, 0, SIDE, SIDE)
  pen.fillStyle = token('accent')
  pen.fillRect(0, 0, SIDE, 16)
  const height = MARK_HEIGHT + said.height + 2 * RULE.gap + by.height + from.height
  let y = (SIDE - height) / 2
  pen.font = `500 220px ${display}`
  pen.direction = said.isRightToLeft ? 'rtl' : 'ltr'
  pen.fillText('“', edge.start - edge.step * 8, y + 150)
  y = said.write(y + MARK_HEIGHT, token('ink-1'))
  pen.fillStyle = token('accent')
  pen.fillRect(edge.start, y + RULE.gap - RULE.height, edge.step * RULE.width, RULE.height)
  y = by.write(y + 1.5 * RULE.gap, token('ink-1'))
  from.write(y, token('ink-2'))

  pen.direction = 'ltr'
  pen.textAlign = 'right'
  pen.font = `600 26px ${sans}`
  pen.fillStyle = token('ink-2')
  pen.fillText('Banyan', SIDE - MARGIN, SIDE - 52)
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'))
}

type Face = {
  readonly weight: number
  readonly family: string
  readonly sizes: readonly number[]
  readonly height: number
}

/** Wraps text at the largest size that fits; `write` draws it below `top` and returns its end. */
function setLines(pen: CanvasRenderingContext2D, words: string, { weight, family, sizes, height: most }: Face) {
  const room = { width: SIDE - 2 * MARGIN, height: most, lineHeight: LINE_HEIGHT }
  const font = (size: number) => `${weight} ${size}px ${family}`
  const { size, lines } = fitText(words, sizes, room, (at) => {
    pen.font = font(at)
    return (line) => pen.measureText(line).width
  })
  const height = words ? lines.length * size * LINE_HEIGHT : 0
  const isRightToLeft = startsRightToLeft(words)
  const write = (top: number, colour: string): number => {
    pen.font = font(size)
    pen.fillStyle = colour
    pen.direction = isRightToLeft ? 'rtl' : 'ltr'
    pen.textAlign = 'start'
    const x = isRightToLeft ? SIDE - MARGIN : MARGIN
    for (const [index, line] of lines.entries()) pen.fillText(line, x, top + (index * LINE_HEIGHT + 0.95) * size)
    return top + height
  }
  return { height, isRightToLeft, write }
}

/** By the first strong letter, as `dir="auto"`. */
const startsRightToLeft = (text: string) =>
  /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(text)
