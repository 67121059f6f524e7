import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { shippedBanner } from '#catalogue/shipped-banner.ts'
import { type BannerText, bannerText, CURRENT_BANNER } from '#domain/documents/banner-text.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { deleteDocument, documentsQuery, setDocument } from '#platform/documents/document-client.ts'
import { useDraft } from '#platform/kept/drafts.ts'
import { userOf, useSession } from '#platform/session/session.ts'
import { Button } from '#ui/controls/button.tsx'
import { Checkbox, TextField } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { actOnDocument } from './act.ts'
import { Answer } from './admin-parts.tsx'
import type { Section, SectionProps } from './section.ts'

/** All banners. The shipped one is shown if none is current. */
const bannersQuery = (client: ApiClient) => documentsQuery(client, 'unkept', 'banners')

export const bannerSection: Section = {
  label: 'Banner',
  prepare: (client, queries) => queries.prefetchInfiniteQuery(bannersQuery(client)),
  Show: Banner,
}

function Banner({ client }: SectionProps) {
  return (
    <Answer asked={useInfiniteQuery(bannersQuery(client))}>
      {(all) => {
        const current = all.find(({ id }) => id === CURRENT_BANNER)
        return <BannerForm key={current?.version ?? 0} written={current?.data} version={current?.version} />
      }}
    </Answer>
  )
}

/** As typed, however long: a draft is never rejected. */
const typedBanner = z.strictObject({ text: z.string(), link: z.string(), shown: z.boolean() })

function BannerForm({ written, version }: { written: BannerText | undefined; version: number | undefined }) {
  const queries = useQueryClient()
  const uid = userOf(useSession())?.uid
  // Belongs to the version that it changes.
  const [draft, keepDraft] = useDraft('banner', String(version ?? 0), uid, typedBanner)
  const form: BannerText = draft ?? written ?? { text: shippedBanner.text, link: shippedBanner.link, shown: true }
  const [tried, setTried] = useState(false)
  const wrong = (field: 'text' | 'link') =>
    tried && !bannerText.shape[field].safeParse(form[field].trim()).success
      ? 'Enter a text within the limit.'
      : undefined
  const setForm = (next: BannerText) => keepDraft(next)
  const submit = async () => {
    setTried(true)
    const { data } = bannerText.safeParse({ ...form, text: form.text.trim(), link: form.link.trim() })
    if (data && (await actOnDocument(queries, setDocument('banners', CURRENT_BANNER, data, version)))) keepDraft()
  }
  return (
    <Form className="grid max-w-xl gap-4" onSubmit={() => void submit()}>
      <p className="text-ink-2">
        One line above every page, with a link to the contact page. People who closed it see it again when the text
        changes. Changes take up to a minute to appear.
      </p>
      <TextField
        label="Text"
        value={form.text}
        error={wrong('text')}
        hint="At most 200 characters"
        onChange={(event) => setForm({ ...form, text: event.target.value })}
      />
      <TextField
        label="Link text"
        value={form.link}
        error={wrong('link')}
        hint="At most 60 characters"
        onChange={(event) => setForm({ ...form, link: event.target.value })}
      />
      <Checkbox
        label="Show the banner"
        checked={form.shown}
        onChange={(event) => setForm({ ...form, shown: event.target.checked })}
      />
      <p className="flex flex-wrap gap-3">
        <Button type="submit">Save banner</Button>
        {written && (
          <Button look="quiet" onClick={() => void actOnDocument(queries, deleteDocument('banners', CURRENT_BANNER))}>
            Restore default banner
          </Button>
        )}
      </p>
    </Form>
  )
}
