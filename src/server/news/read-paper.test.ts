import { describe, expect, test } from 'vitest'
import { article } from '#domain/keeping/article.ts'
import { articleOf } from '#domain/news/news-item.ts'
import { startNewsReader } from './news-reader.ts'
import type { ReadItems } from './read-items.ts'
import { readPaper } from './read-paper.ts'

const NOW = Date.parse('2026-11-18T06:00:00Z')
const BASE = 'https://paper.example/feed/'
const read = (text: string | Uint8Array, type = 'text/xml') =>
  readPaper(typeof text === 'string' ? new TextEncoder().encode(text) : text, type, BASE, NOW)
const itemsOf = (answer: ReadItems) => {
  if (!answer.ok) throw new Error(`${answer.reason} ${answer.detail}`)
  return answer.items.map(([, item]) => item)
}
const rss = (items: string, head = '') =>
  `${head}<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>Paper</title>${items}</channel></rss>`
const item = (inside: string, link = 'https://paper.example/a') =>
  `<item><title>A title</title><link>${link}</link><pubDate>Tue, 17 Nov 2026 10:00:00 +0530</pubDate>${inside}</item>`

describe('a feed', () => {
  test('is read with text, picture, author and date', () => {
    const [one] = itemsOf(
      read(
        rss(
          item(
            '<description>Short &amp;amp; plain</description><content:encoded><![CDATA[<p>One.</p><p>Two<br>three.</p><img src="/x.jpg">]]></content:encoded><dc:creator>Asha Rao</dc:creator>',
          ),
        ),
      ),
    )
    expect(one).toEqual({
      title: 'A title',
      url: 'https://paper.example/a',
      description: 'Short & plain',
      content: 'One.\n\nTwo\n\nthree.',
      urlToImage: 'https://paper.example/x.jpg',
      author: 'Asha Rao',
      publishedAt: '2026-11-17T04:30:00.000Z',
      source: null,
    })
  })

  test('has the widest of its pictures, and an enclosure only if it is one', () => {
    const media =
      '<media:content url="https://p.example/s.jpg" width="100" medium="image"/><media:content url="https://p.example/l.jpg" width="900" medium="image"/><media:content url="https://p.example/v.mp4" width="1900" medium="video"/>'
    expect(itemsOf(read(rss(item(media))))[0]?.urlToImage).toBe('https://p.example/l.jpg')
    const enclosures = '<enclosure url="https://p.example/a.mp3" length="1" type="audio/mpeg"/>'
    expect(itemsOf(read(rss(item(enclosures))))[0]?.urlToImage).toBe(null)
  })

  test('of Atom and of JSON is read too', () => {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>P</title><entry><title type="html">A &lt;b&gt;bold&lt;/b&gt; title</title><link rel="self" href="/self"/><link href="story"/><updated>2026-11-17T10:00:00Z</updated><summary>S</summary><author><name>N</name></author></entry></feed>`
    expect(itemsOf(read(atom))).toMatchObject([
      {
        title: 'A bold title',
        url: 'https://paper.example/feed/story',
        publishedAt: '2026-11-17T10:00:00.000Z',
        author: 'N',
      },
    ])
    const json = JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'P',
      items: [{ id: '1', url: 'https://p.example/1', title: 'T', content_html: '<p>x</p>' }],
    })
    expect(itemsOf(read(json, 'application/feed+json'))).toMatchObject([{ title: 'T', content: 'x' }])
  })
})

describe('bad input', () => {
  test.each([
    ['nothing', ''],
    ['plain text', 'hello'],
    ['a page', '<!doctype html><html><body><p>Please log in</p></body></html>'],
    ['XML that is cut off', rss(item('')).slice(0, 300)],
    ['other XML', '<?xml version="1.0"?><gesmes:Envelope><Cube/></gesmes:Envelope>'],
    ['JSON with an error', '{"status":"error"}'],
    ['zero bytes', new Uint8Array(500)],
    ['UTF-16 without a mark', new Uint8Array(Buffer.from(rss(item('')), 'utf16le'))],
  ])('%s is refused, not thrown', (_, text) => {
    expect(read(text)).toMatchObject({ ok: false, reason: expect.stringMatching(/^(unknown-layout|wrong-encoding)$/) })
  })

  test('XML with raw ampersands, unknown prefixes and upper case is read as far as possible', () => {
    const odd = `<RSS version="2.0"><channel><item><title>Marks & Spencer</title><LINK>https://p.example/1?a=1&b=2</LINK><odd:thing>x</odd:thing></item></channel></RSS>`
    expect(itemsOf(read(odd))).toMatchObject([{ title: 'Marks & Spencer', url: 'https://p.example/1?a=1&b=2' }])
  })

  test.each([
    [
      'Windows-1252 that claims UTF-8',
      Buffer.from(
        rss(item('<description>Caf\xe9 \x93x\x94</description>'), '<?xml version="1.0" encoding="UTF-8"?>'),
        'latin1',
      ),
      '',
      'Café “x”',
    ],
    [
      'ISO-8859-1 as declared',
      Buffer.from(
        rss(item('<description>Caf\xe9</description>'), '<?xml version="1.0" encoding="ISO-8859-1"?>'),
        'latin1',
      ),
      '',
      'Café',
    ],
    [
      'Shift JIS as declared in the header',
      Buffer.concat([
        Buffer.from(rss(item('<description>')).split('</item>')[0] ?? ''),
        Buffer.from([0x93, 0xfa, 0x96, 0x7b]),
        Buffer.from('</description></item></channel></rss>'),
      ]),
      'text/xml; charset=shift_jis',
      '日本',
    ],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${rss(item('<description>Café</description>'))}`), '', 'Café'],
    ['UTF-16 with a mark', Buffer.from(`\ufeff${rss(item('<description>Café</description>'))}`, 'utf16le'), '', 'Café'],
    [
      'UTF-8 that claims to be ASCII',
      Buffer.from(rss(item('<description>Café</description>'), '<?xml version="1.0" encoding="us-ascii"?>')),
      '',
      'Café',
    ],
    [
      'an encoding that nobody knows',
      Buffer.from(rss(item('<description>Caf\xe9</description>'), '<?xml version="1.0" encoding="x-odd"?>'), 'latin1'),
      '',
      'Café',
    ],
  ])('%s is decoded', (_, bytes, type, expected) => {
    expect(itemsOf(read(new Uint8Array(bytes), type))[0]?.description).toBe(expected)
  })

  test('script in every field leaves text, or nothing', () => {
    const script = '&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;'
    const raw =
      '<![CDATA[<script>alert(1)</script><svg onload=alert(1)><title>t</title></svg><b onclick="x">bold</b>]]>'
    const evil = rss(
      `<item><title>Safe ${script}</title><link>https://p.example/1</link><description>${raw}</description><content:encoded>${raw}</content:encoded><dc:creator>${script}Eve</dc:creator><media:content url="javascript:alert(1)" medium="image"/><pubDate>${script}</pubDate></item>
      <item><title>T</title><link>javascript:alert(1)</link></item><item><title>T</title><link>data:text/html,x</link></item>
      <item><title>T</title><link>http://127.0.0.1/admin</link></item><item><title>T</title><link>http://user:word@p.example/</link></item>`,
    )
    const answer = read(evil)
    expect(answer).toMatchObject({ rejected: { 'no-link': 4 } })
    const items = itemsOf(answer)
    expect(items).toMatchObject([
      { title: 'Safe', description: 'bold', content: 'bold', author: 'Eve', urlToImage: null, publishedAt: null },
    ])
    expect(JSON.stringify(items)).not.toMatch(/script>|onerror|onclick|<|alert/)
  })

  test('text that was escaped twice stays text', () => {
    const [one] = itemsOf(read(rss(item('<description>&amp;lt;b&amp;gt; is a tag</description>'))))
    expect(one?.description).toBe('<b> is a tag')
  })

  test('entities of a DTD are never expanded', () => {
    const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('')
    const bomb = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY l0 "ha"><!ENTITY x SYSTEM "file:///etc/passwd">${laughs}]>${rss(item('<description>&l9;&x;</description>'))}`
    const before = performance.now()
    const answer = read(bomb)
    expect(performance.now() - before).toBeLessThan(5_000)
    if (answer.ok) expect(JSON.stringify(answer).length).toBeLessThan(2_000)
    expect(JSON.stringify(answer)).not.toMatch(/root:|haha/)
  })

  test('items without link, title or date, with a date ahead, and with one guid for two stories', () => {
    const guid = '<guid isPermaLink="false">same</guid>'
    const answer = read(
      rss(
        `<item><title>No link</title></item>
        <item><link>https://p.example/untitled</link></item>
        <item><title>Permalink</title><guid>https://p.example/guid</guid></item>
        <item><title>One</title><link>https://p.example/1</link>${guid}</item>
        <item><title>Two</title><link>https://p.example/2</link>${guid}</item>
        <item><title>Two again</title><link>http://www.p.example/2/?utm_source=rss#top</link></item>
        <item><title>Ahead</title><link>https://p.example/3</link><pubDate>Fri, 01 Jan 2099 00:00:00 GMT</pubDate></item>
        <item><title>Odd</title><link>https://p.example/4</link><pubDate>yesterday</pubDate></item>
        <item><title>Ancient</title><link>https://p.example/5</link><pubDate>Thu, 01 Jan 1970 00:00:00 GMT</pubDate></item>`,
      ),
    )
    expect(answer).toMatchObject({ rejected: { 'no-link': 1, 'no-title': 1, twice: 1 } })
    const items = itemsOf(answer)
    expect(items.map(({ title }) => title)).toEqual(['Permalink', 'One', 'Two', 'Ahead', 'Odd', 'Ancient'])
    expect(items.map(({ publishedAt }) => publishedAt)).toEqual([null, null, null, null, null, null])
  })

  test('whatever the texts are, the article fits its schema', () => {
    const long = 'x '.repeat(60_000)
    const [one] = itemsOf(
      read(
        rss(
          `<item><title>${long}\u0001</title><link>https://p.example/1</link><description>${long}</description><content:encoded>${long}</content:encoded><dc:creator>${long}</dc:creator></item>`,
        ),
      ),
    )
    if (!one) throw new Error('No item')
    const about = { source: { id: null, name: 'P' }, category: 'general', country: 'in', language: 'en' } as const
    const { article: made } = articleOf(one, 'id', about, new Date(NOW))
    expect(article.parse(made)).toEqual(made)
    expect(made.title.length).toBeLessThanOrEqual(300)
  })

  test('deep nesting, a megabyte of tags and a thousand items end in time', { timeout: 30_000 }, () => {
    const nested = `${'<div>'.repeat(200_000)}${'</div>'.repeat(200_000)}`
    const files = [
      rss(nested),
      nested,
      rss(item(`<description><![CDATA[${nested.slice(0, 1_900_000)}]]></description>`)),
      rss(Array.from({ length: 8_000 }, (_, n) => item('', `https://p.example/${n}`)).join('')),
      rss(item(`<description>${'<'.repeat(1_000_000)}</description>`)),
      rss(item(`<description><![CDATA[${'<a '.repeat(600_000)}]]></description>`)),
    ]
    for (const file of files) {
      const before = performance.now()
      const answer = read(file)
      expect(performance.now() - before).toBeLessThan(5_000)
      if (answer.ok) expect(answer.items.length).toBeLessThanOrEqual(500)
    }
  })
})

test('files are read one after the other, and a bad one takes no other with it', async () => {
  const reader = startNewsReader()
  const good = new TextEncoder().encode(rss(item('')))
  const bad = new TextEncoder().encode('<a>'.repeat(600_000))
  const answers = await Promise.allSettled([
    reader.readPaper(bad, '', BASE, NOW),
    reader.readPaper(good, '', BASE, NOW),
    reader.readPaper(bad, '', BASE, NOW),
    reader.readPaper(good, '', BASE, NOW),
  ])
  expect(answers[1]).toMatchObject({ status: 'fulfilled', value: { ok: true } })
  expect(answers[3]).toMatchObject({ status: 'fulfilled', value: { ok: true } })
  await reader.stop()
}, 60_000)
