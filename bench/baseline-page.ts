import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

/**
 * The baseline of page figures: a static page with the words, links and fields of our own (its URL is the first
 * argument), two lines of style, no scripts, fonts or images; and our icon, since browsers request one.
 */
const page = await (await fetch(process.argv[2] ?? '')).text()
const words = page
  .slice(page.indexOf('<body'), page.indexOf('</body>'))
  .replace(/<body[^>]*>/, '')
  .replace(/<(script|style|svg|noscript)\b.*?<\/\1>/gs, '')
  .replace(/<!--.*?-->/gs, '')
  .replace(/ (?:class|id|data-[\w-]+|aria-[\w-]+)="[^"]*"/g, '')
const [icon = ''] = /<link\b[^>]*\brel="icon"[^>]*>/.exec(page) ?? []
const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The floor</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="A static page.">${icon}<style>
body{margin:0 auto;max-width:60rem;padding:1rem;font:16px/1.6 sans-serif;background:#f7f4ec;color:#22301f}h1{font-size:3rem;line-height:1.1}
</style></head><body>${words}</body></html>`

const body = brotliCompressSync(html)
const server = createServer((request, response) => {
  if (request.url !== '/') response.writeHead(request.url === '/robots.txt' ? 200 : 404).end()
  else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`ready at http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
})
process.once('SIGTERM', () => process.exit(0))
