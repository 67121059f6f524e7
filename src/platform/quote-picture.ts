import type { Quote } from '#domain/quote.ts'
import { fitText } from '#domain/wrapped-text.ts'
import { saveBlob } from './save-file.ts'

type Said = Pick<Quote, 'text' | 'author' | 'source'>

const SIDE = 1080
const MARGIN = 112
const WIDTH = SIDE - 2 * MARGIN
const TEXT_TOP = 264
const TEXT_HEIGHT = 500
const LINE_HEIGHT = 1.28
const sizes = [92, 84, 76, 68, 60, 54, 48, 43, 38, 34, 30, 27, 24, 22]
const NAME = 'banyan-quote.png'

/** Hands the picture to whatever this device shares with, or saves it as a file. False where it could not be drawn. */
export async function shareQuotePicture(quote: Said): Promise<boolean> {
  const picture = await drawQuote(quote)
  if (!picture) return false
  const files = [new File([picture], NAME, { type: picture.type })]
  if (!(navigator.canShare?.({ files }) && (await isShared(files)))) saveBlob(NAME, picture)
  return true
}

/** Who turns away from sharing is done too; who was not let through gets the file. */
const isShared = (files: File[]) =>
  navigator.share({ files }).then(
    () => true,
    (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
  )

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

  pen.fillStyle = token('surface-1')
  pen.fillRect(0, 0, SIDE, SIDE)
  pen.fillStyle = token('accent')
  pen.fillRect(0, 0, SIDE, 16)

  /** Lines from `top` down, as large as they fit; returns where they end. */
  const write = (words: string, font: (size: number) => string, colour: string, area: Area): number => {
    const room = { width: WIDTH, height: area.height, lineHeight: LINE_HEIGHT }
    const { size, lines } = fitText(words, area.sizes, room, (at) => {
      pen.font = font(at)
      return (line) => pen.measureText(line).width
    })
    pen.font = font(size)
    pen.fillStyle = colour
    pen.direction = isRightToLeft(words) ? 'rtl' : 'ltr'
    pen.textAlign = 'start'
    pen.textBaseline = 'alphabetic'
    const x = pen.direction === 'rtl' ? SIDE - MARGIN : MARGIN
    const height = lines.length * size * LINE_HEIGHT
    const top = area.top + (area.centred ? (area.height - height) / 2 : 0)
    for (const [index, line] of lines.entries()) pen.fillText(line, x, top + (index * LINE_HEIGHT + 0.98) * size)
    return top + height
  }
  const inDisplay = (size: number) => `500 ${size}px ${display}`
  const inSans = (weight: number) => (size: number) => `${weight} ${size}px ${sans}`

  write('“', inDisplay, token('accent'), { top: 104, height: 400, sizes: [220] })
  write(text, inDisplay, token('ink-1'), { top: TEXT_TOP, height: TEXT_HEIGHT, sizes, centred: true })
  pen.fillStyle = token('accent')
  pen.fillRect(isRightToLeft(text) ? SIDE - MARGIN - 72 : MARGIN, 812, 72, 4)
  const below = author
    ? write(author, inSans(600), token('ink-1'), { top: 838, height: 48, sizes: [36, 30, 24, 18, 14] })
    : 838
  if (source) write(source, inSans(400), token('ink-2'), { top: below, height: 76, sizes: [28, 24, 20, 18] })
  pen.direction = 'ltr'
  pen.textAlign = 'right'
  pen.font = inSans(600)(26)
  pen.fillStyle = token('ink-2')
  pen.fillText('Banyan', SIDE - MARGIN, SIDE - 56)
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'))
}

type Area = {
  readonly top: number
  readonly height: number
  readonly sizes: readonly number[]
  readonly centred?: boolean
}

/** By the first letter that has a direction, as browsers do with `dir="auto"`. */
const isRightToLeft = (text: string) =>
  /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(text)
