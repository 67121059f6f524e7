import { fileURLToPath } from 'node:url'
import { projectRoot } from '../project-root.ts'

/** What a link preview shows of a page. */
export type ShareCard = {
  /** What it is: “Mutual fund”. */
  readonly kicker: string
  readonly title: string
  /** The one number or sentence that counts. */
  readonly line: string
  /** Its date or source. */
  readonly note: string
  /** Heights from 0 to 40; empty for none. */
  readonly spark: readonly number[]
}

const [WIDTH, HEIGHT, EDGE] = [1200, 630, 80]
const paper = '#f7f4ec'
const ink = '#22301f'
const quiet = '#515b4b'
const leaf = { r: 44, g: 99, b: 56 }
const fontOf = (name: string) => fileURLToPath(new URL(`content/fonts/${name}.ttf`, projectRoot))
const [SANS, DISPLAY] = ['Banyan Sans', 'Banyan Display']

/**
 * The picture as JPEG, drawn by libvips on threads of its own. Made of text and pixels, not from an SVG: that reader
 * stays blocked for the whole process, because uploads must not use it.
 */
export async function drawSharePicture(card: ShareCard): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import('sharp')
  // Loads our limits, which hold for the process, before anything is drawn.
  await import('../pictures/shrink-picture.ts')
  const hasSpark = card.spark.length > 1
  const size = card.title.length > 90 ? 46 : card.title.length > 45 ? 58 : 72
  const layers = [
    { ...text(card.kicker, SANS, 30, quiet, 1), left: EDGE, top: 70 },
    { ...text(shortened(card.title, 130), DISPLAY, size, ink, 3), left: EDGE, top: 125 },
    ...(card.line ? [{ ...text(shortened(card.line, 70), SANS, 40, ink, 1), left: EDGE, top: 430 }] : []),
    ...(card.note ? [{ ...text(shortened(card.note, 80), SANS, 26, quiet, 1), left: EDGE, top: 492 }] : []),
    { ...text('Banyan', DISPLAY, 40, '#2c6338', 1), left: EDGE, top: 550 },
    ...(hasSpark ? [{ ...spark(card.spark), left: WIDTH - EDGE - SPARK.width, top: HEIGHT - 60 - SPARK.height }] : []),
    { input: { create: { width: WIDTH, height: 14, channels: 3 as const, background: leaf } }, left: 0, top: 0 },
  ]
  const picture = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: paper } })
  return new Uint8Array(await picture.composite(layers).jpeg({ quality: 84, mozjpeg: false }).toBuffer())
}

/** Pango reads the text as mark-up: it is escaped. */
function text(words: string, font: string, size: number, colour: string, lines: number) {
  const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;') || ' '
  const width = lines > 1 ? WIDTH - 2 * EDGE : WIDTH - EDGE
  return {
    input: {
      text: {
        text: `<span foreground="${colour}">${escaped}</span>`,
        font: `${font} ${size}`,
        fontfile: fontOf(font === SANS ? 'banyan-sans' : 'banyan-display'),
        width,
        dpi: 72,
        rgba: true,
        wrap: 'word-char' as const,
      },
    },
  }
}

const shortened = (words: string, most: number) =>
  words.length <= most ? words : `${words.slice(0, words.lastIndexOf(' ', most - 1) + 1 || most).trimEnd()}…`

const SPARK = { width: 460, height: 150 }
const THICK = 3

/** A line of the heights as pixels. */
function spark(heights: readonly number[]) {
  const { width, height } = SPARK
  const pixels = Buffer.alloc(width * height * 4)
  const yAt = (x: number) => {
    const place = (x / (width - 1)) * (heights.length - 1)
    const [low, part] = [Math.floor(place), place % 1]
    const value = (heights[low] ?? 0) * (1 - part) + (heights[low + 1] ?? heights[low] ?? 0) * part
    return THICK + (1 - value / 40) * (height - 2 * THICK - 1)
  }
  for (let x = 0; x < width; x += 1) {
    const [from, to] = [yAt(x), yAt(Math.min(x + 1, width - 1))]
    const [top, bottom] = [Math.min(from, to) - THICK, Math.max(from, to) + THICK]
    for (let y = Math.max(0, Math.floor(top)); y <= Math.min(height - 1, Math.ceil(bottom)); y += 1) {
      const cover = Math.max(0, Math.min(1, Math.min(y - top, bottom - y) + 0.5))
      pixels.set([leaf.r, leaf.g, leaf.b, Math.round(cover * 255)], (y * width + x) * 4)
    }
  }
  return { input: pixels, raw: { width, height, channels: 4 as const } }
}
