import { Menu } from 'lucide-react'
import { useState } from 'react'
import { authLabels } from '#catalogue/labels.ts'
import { useSession } from '#platform/session.ts'
import { Avatar } from '#ui/avatar.tsx'
import { useLate } from '#ui/use-late.ts'
import { LateFailure } from './late-failure.tsx'

const loadSideMenu = () => import('./side-menu.tsx').then(({ SideMenu }) => SideMenu)
const loadAuthModal = () => import('./auth-modal.tsx').then(({ AuthModal }) => AuthModal)

/** §2: Sign In or the avatar, and the menu for everybody. Their layers are fetched when somebody reaches for them. */
export function HeaderActions() {
  const session = useSession()
  const user = typeof session === 'object' ? session : null
  const [shown, setShown] = useState<'menu' | 'auth' | null>(null)
  const menu = useLate(loadSideMenu)
  const auth = useLate(loadAuthModal)
  const layers = { menu, auth }
  const show = (layer: keyof typeof layers) => {
    layers[layer].request()
    setShown(layer)
  }
  const onShown = (layer: keyof typeof layers) => (open: boolean) => setShown(open ? layer : null)

  return (
    <div className="header-actions">
      {user ? (
        <button
          type="button"
          className="avatar-button"
          aria-label="Your menu"
          aria-haspopup="dialog"
          onPointerEnter={menu.request}
          onClick={() => show('menu')}
        >
          <Avatar name={user.displayName ?? user.email} photo={user.photoURL} />
        </button>
      ) : (
        // Without scripts the button leads to the page of the same form.
        <form action="/login" onSubmit={(event) => event.preventDefault()}>
          <button
            type="submit"
            className="button button-small"
            aria-haspopup="dialog"
            onPointerEnter={auth.request}
            onClick={() => show('auth')}
          >
            {authLabels.signInButton}
          </button>
        </form>
      )}
      <button
        type="button"
        className="button-plain button-icon with-scripts"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={shown === 'menu'}
        onPointerEnter={menu.request}
        onClick={() => show('menu')}
      >
        <Menu aria-hidden="true" size={24} />
      </button>
      {menu.Component && <menu.Component user={user} open={shown === 'menu'} onOpenChange={onShown('menu')} />}
      {auth.Component && <auth.Component open={shown === 'auth'} onOpenChange={onShown('auth')} />}
      {shown && layers[shown].failed && <LateFailure onClose={() => setShown(null)} />}
    </div>
  )
}
