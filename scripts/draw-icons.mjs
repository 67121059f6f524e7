/**
 * Draws the icons and the Open Graph card from `public/favicon.svg`: `node scripts/draw-icons.mjs`. Output is committed
 * in `public/`; run again when logo, fonts or words change.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { ensureBrowser } from './browser.mjs'
import { root } from './setup.mjs'

const at = (...path) => join(root, ...path)
const mark = readFileSync(at('public', 'favicon.svg'), 'utf8').replace(/<style>.*?<\/style>/, '')
const font = (name) => `data:font/woff2;base64,${readFileSync(at('src', 'ui', 'fonts', name)).toString('base64')}`

const style = `
  @font-face { font-family: Display; src: url("${font('banyan-display.woff2')}") }
  @font-face { font-family: Sans; src: url("${font('banyan-sans.woff2')}"); font-weight: 400 700 }
  * { box-sizing: border-box; margin: 0 }
  body { display: grid; width: 100vw; height: 100vh; background: #f7f4ec; color: #22301f }
  svg { color: #2c6338; display: block }`

/** `share` is the logo's share of the width; a maskable icon may lose a tenth on every side. */
const icon = (share) => `<style>${style} body { place-items: center } svg { width: ${share * 100}vw }</style>${mark}`

const card = `<style>${style}
  body { grid-template-columns: 1fr auto; align-items: center; padding: 0 90px; gap: 50px }
  h1 { font: 500 92px/1 Display; letter-spacing: -0.02em; margin-bottom: 34px }
  p { font: 400 34px/1.35 Sans; color: #515b4b; max-width: 17em }
  b { font: 500 40px/1 Display; display: block; margin-bottom: 60px; color: #2c6338 }
  svg { width: 330px }</style>
  <div><b>Banyan</b><h1>Funds, stocks and property, side by side.</h1><p>Everything personal stays in your own browser.</p></div>${mark}`

const pictures = [
  ['apple-touch-icon.png', 180, 180, icon(0.72)],
  ['icon-192.png', 192, 192, icon(0.8)],
  ['icon-512.png', 512, 512, icon(0.8)],
  ['icon-maskable-512.png', 512, 512, icon(0.6)],
  ['open-graph.png', 1200, 630, card],
]

const browser = await chromium.launch({
  executablePath: await ensureBrowser({ whole: false }),
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const [name, width, height, html] of pictures) {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: at('public', name) })
  await page.close()
}
await browser.close()
