import { createFileRoute } from '@tanstack/react-router'
import { searchOf, usePageSearch } from '#app/validate-search.ts'
import { contactSearch } from '#domain/api/page-search.ts'
import { Contact } from '#features/contact/index.ts'
import { useOnce } from '#ui/controls/use-once.ts'
import { pageHead } from '../page-head.ts'
import { readyForOffline } from '../ready-for-offline.ts'

export const Route = createFileRoute('/contact')({
  validateSearch: searchOf<'contact'>(),
  head: pageHead('contact'),
  component: ContactPage,
})

function ContactPage() {
  const { api } = Route.useRouteContext()
  const { outcome } = usePageSearch(contactSearch, Route.useSearch())
  useOnce(readyForOffline)
  return (
    <section>
      <h1 className="page-title">Contact us</h1>
      <p className="lead">
        Ask a question, report a problem or suggest a feature. A message written offline is sent when you are back
        online.
      </p>
      <Contact client={api} outcome={outcome} />
    </section>
  )
}
