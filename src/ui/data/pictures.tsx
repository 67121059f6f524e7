import type { ReactNode } from 'react'

/** Line drawings for empty states, in theme colours and hidden from screen readers. */
export function Picture({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 112 112"
      className="state-picture"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

/** A seedling. */
export const SaplingPicture = () => (
  <Picture>
    <path d="M12 88h88M26 96h24M62 96h30" opacity=".45" />
    <path d="M56 88c0-16 1-28-1-42" />
    <path d="M55 50c-3-14-14-22-30-21 0 15 12 25 30 21ZM25 29c10 5 19 11 30 21" />
    <path d="M56 62c2-13 13-21 29-20 0 14-12 23-29 20ZM85 42c-10 5-19 11-29 20" />
    <path d="M56 88c-6 2-9 5-11 10M56 88c6 2 9 5 11 10M56 88v14" opacity=".7" />
  </Picture>
)

/** A path that ends: page not found. */
export const PathPicture = () => (
  <Picture>
    <path d="M8 60c18-8 34-8 48-2s30 6 48-2" opacity=".45" />
    <path d="M40 104c2-14 14-18 14-26 0-6-8-8-8-12" />
    <path d="M74 104c-2-16-12-20-12-28 0-6 2-8 0-12" />
    <path d="M78 56V22M62 26h30l7 7-7 7H62Z" />
    <path d="M18 96c0-8 3-14 6-18M24 96c1-6 4-10 8-13M90 98c0-8-2-13-5-17M96 98c1-7 4-12 8-15" opacity=".7" />
  </Picture>
)

/** A broken branch: an error. */
export const BranchPicture = () => (
  <Picture>
    <path d="M40 104c4-20 4-52 0-92M58 104c-3-22-3-50 2-92" />
    <path d="M58 46c8-2 12-6 16-12M57 56l8-2 1 5 6-3" />
    <path d="M72 80c8 4 18 4 28-2M84 82c2 6 6 10 12 11M90 80c2-5 6-9 11-10" />
    <path d="M74 34c6-2 11-6 13-13-8 0-13 5-13 13Z" />
    <path d="M14 104h84" opacity=".45" />
    <path d="M46 26v10M50 58v14M45 84v8" opacity=".45" />
  </Picture>
)
