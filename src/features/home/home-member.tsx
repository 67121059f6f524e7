import './home.css'
import type { ApiClient } from '#platform/api/api-client.ts'
import type { SignedInUser } from '#platform/session/session.ts'
import { Button } from '#ui/controls/button.tsx'
import { SkeletonText } from '#ui/data/skeleton.tsx'
import { useLate } from '#ui/data/use-late.ts'
import { useMemberMark } from './use-member-mark.ts'

const loadOwn = () => import('./own/index.ts').then(({ OwnHome }) => OwnHome)

const places = [
  ['/wishlist', 'Wishlists'],
  ['/favorite-properties', 'Properties'],
  ['/financial-goals', 'Goals'],
  ['/compare', 'Compare'],
] as const

type Props = { readonly user: SignedInUser | null; readonly client: ApiClient }

/** In everybody's HTML; shown only where somebody is signed in. The cards come after the page. */
export function HomeMember({ user, client }: Props) {
  useMemberMark(user !== null)
  const own = useLate(loadOwn, user !== null)
  // Everybody's HTML has one first heading, the visitor's.
  const Title = user ? 'h1' : 'p'
  return (
    <section className="home-member" aria-label="Your home page">
      <div className="home-member-head">
        <Title className="page-title">Your home</Title>
        <nav aria-label="Your pages">
          <ul className="home-places">
            {places.map(([href, label]) => (
              <li key={href}>
                <a href={href} className="text-link">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="home-cards">
        {user && own.Component ? (
          <own.Component key={user.uid} uid={user.uid} client={client} />
        ) : own.failed ? (
          <p role="status">
            Your cards could not be loaded. Your data is safe.{' '}
            <Button look="quiet" onClick={own.request}>
              Try again
            </Button>
          </p>
        ) : (
          <SkeletonText lines={6} />
        )}
      </div>
    </section>
  )
}
