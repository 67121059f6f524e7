import { expect, test } from 'vitest'
import { newsList } from '#domain/news/news-list.ts'
import { storyAnswer } from '#domain/news/story.ts'
import { picturePath } from '#domain/news/story-picture.ts'
import { onOneDatabase } from '#tests/databases.ts'
import { createTestSite } from '#tests/test-site.ts'
import { sampleNews } from './sample-news.ts'

const now = () => new Date('2026-11-18T06:10:00Z')

onOneDatabase('the news API', ({ open }) => {
  test('lists, filters and sends nothing twice', async () => {
    const { ask } = await createTestSite(await open(), { now })
    const answer = await ask('/api/news')
    expect(newsList.parse(await answer.json())).toMatchObject({ origin: 'sample', failed: false })
    const tag = answer.headers.get('etag') ?? ''
    const again = await ask('/api/news', { headers: { 'if-none-match': tag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const local = newsList.parse(await (await ask('/api/news?categories=local&countries=in')).json())
    expect(local.stories.map(({ category, country }) => `${country}/${category}`)).toEqual(['in/local'])
    expect((await ask(`/api/news?categories=${'x'.repeat(500)}`)).status).toBe(400)
    expect((await ask('/api/news?categories=local&categories=general')).status).toBe(400)
  })

  test('has the text of an article, and refuses one that nobody knows', async () => {
    const { ask } = await createTestSite(await open(), { now })
    const { story, related } = storyAnswer.parse(await (await ask('/api/news/sample-metro')).json())
    expect(story.content?.split('\n\n').length).toBeGreaterThan(1)
    expect(related.map(({ id }) => id)).toEqual(['sample-homes'])
    expect((await ask('/api/news/nobody')).status).toBe(404)
    expect((await ask('/api/news/a%2Fb')).status).toBe(400)
  })

  test('sends pictures that browsers keep, in three widths only', async () => {
    const picture = async (id: string) => (id === 'one' ? new Uint8Array([1, 2, 3]) : undefined)
    const { ask } = await createTestSite(await open(), { now, news: { ...sampleNews(now), picture } })
    const answer = await ask(picturePath('one', 640))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]))
    for (const path of [picturePath('two', 640), '/api/news/one/picture/641', '/api/news/one/picture/http:%2F%2Fx'])
      expect((await ask(path)).status, path).toBe(404)
  })
})
