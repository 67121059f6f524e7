import { useLocation, useRouter } from '@tanstack/react-router'
import { Menu } from 'lucide-react'
import { type ComponentProps, type ComponentType, useState } from 'react'
import { authLabels } from '#catalogue/labels.ts'
import { useProfileLook } from '#platform/kept/use-profile-look.ts'
import { askToSignIn, signInDialogGone, useSignInDialog } from '#platform/session/ask-to-sign-in.ts'
import { forgetRefusedAction } from '#platform/session/refused-action.ts'
import { currentSession, learnIfAdmin, usePresumedUser } from '#platform/session/session.ts'
import { Avatar } from '#ui/data/avatar.tsx'
import { useLate } from '#ui/data/use-late.ts'
import { LateFailure } from '#ui/layers/late-failure.tsx'
import { leavePersonalPages } from '../leave-personal-pages.ts'
import { QuickActions } from './quick-actions.tsx'

const loadSideMenu = () => import('./side-menu.tsx').then(({ SideMenu }) => SideMenu)
const loadAuthModal = () => import('#features/accounts/index.ts').then(({ AuthModal }) => AuthModal)

/** §2: Sign In or the avatar, and the menu. Their layers load on first interaction. */
export function HeaderActions({ google }: { readonly google: boolean }) {
  const user = usePresumedUser()
  const look = useProfileLook(user)
  const router = useRouter()
  const [menuShown, setMenuShown] = useState(false)
  const signInAsked = useSignInDialog() === 'open' && !user
  const menu = useLate(loadSideMenu, menuShown)
  const auth = useLate(loadAuthModal, signInAsked)
  const openMenu = () => {
    menu.request()
    void learnIfAdmin(user)
    setMenuShown(true)
  }
  const logOut = async (wipe: boolean) => {
    setMenuShown(false)
    const { signOut } = await import('#features/accounts/index.ts')
    await signOut(() => leavePersonalPages(router), wipe)
  }
  const onAuth = (open: boolean) => {
    askToSignIn(open)
    if (!open && currentSession() === 'signed-out') forgetRefusedAction()
  }

  return (
    <div className="header-actions">
      <QuickActions uid={user?.uid} />
      {user ? (
        <button
          type="button"
          className="avatar-button"
          aria-label="Your menu"
          aria-haspopup="dialog"
          aria-expanded={menuShown}
          onPointerEnter={menu.request}
          onClick={openMenu}
        >
          <Avatar name={look?.name ?? user.email} photo={look?.photo ?? null} />
        </button>
      ) : (
        // Without scripts the button leads to /login.
        <form action="/login" onSubmit={(event) => event.preventDefault()}>
          <button
            type="submit"
            className="button button-small"
            aria-haspopup="dialog"
            onPointerEnter={auth.request}
            onClick={() => {
              auth.request()
              askToSignIn()
            }}
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
        aria-expanded={menuShown}
        onPointerEnter={menu.request}
        onClick={openMenu}
      >
        <Menu aria-hidden="true" size={24} />
      </button>
      {menu.Component && (
        <menu.Component
          user={user}
          open={menuShown}
          onOpenChange={setMenuShown}
          onLogout={(wipe) => void logOut(wipe)}
        />
      )}
      {auth.Component && (
        <AuthHere
          Modal={auth.Component}
          open={signInAsked}
          onOpenChange={onAuth}
          onClosed={signInDialogGone}
          google={google}
        />
      )}
      {menuShown && menu.failed && <LateFailure onRetry={menu.request} onClose={() => setMenuShown(false)} />}
      {signInAsked && auth.failed && <LateFailure onRetry={auth.request} onClose={() => askToSignIn(false)} />}
    </div>
  )
}

type AuthModalProps = ComponentProps<Awaited<ReturnType<typeof loadAuthModal>>>
type AuthHereProps = Omit<AuthModalProps, 'next'> & { readonly Modal: ComponentType<AuthModalProps> }

/** It alone follows the address: the open menu is not drawn again while the chosen page is. */
function AuthHere({ Modal, ...props }: AuthHereProps) {
  const { href } = useLocation()
  return <Modal {...props} next={href} />
}
