import { expect, test, vi } from 'vitest'
import { ownToasts } from '#catalogue/toasts.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { story } from '#tests/stories.ts'
import { toggleSaved } from './saved-articles.ts'

const { toast, keeping } = vi.hoisted(() => ({ toast: vi.fn(), keeping: { saveArticle: vi.fn() } }))
vi.mock('#ui/layers/toast.ts', () => ({ toast, forgetErrors: () => {} }))
vi.mock('#features/keeping/index.ts', () => ({ ...keeping, completeArticle: vi.fn(), forgetArticle: vi.fn() }))
vi.mock('#platform/session/session.ts', () => ({ currentSession: () => null, userOf: () => undefined }))

const press = () => toggleSaved({} as ApiClient, story('a'), { uid: undefined, saved: false })

test('a save whose code cannot be loaded is told', async () => {
  keeping.saveArticle.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  await press()
  expect(toast).toHaveBeenCalledExactlyOnceWith(ownToasts.articleNotChanged, { tone: 'error' })
  toast.mockClear()
  keeping.saveArticle.mockResolvedValueOnce(true)
  await press()
  expect(toast).not.toHaveBeenCalled()
})
