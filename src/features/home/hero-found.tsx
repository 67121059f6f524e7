import { type RefObject, useState } from 'react'
import type { Suggestion } from '#platform/market/market-client.ts'
import { useChosen, useFoundNow } from './use-found-now.ts'

/** What keys of the field do here; true if one was used. */
export type FoundKeys = { [key: string]: () => boolean }

type Props = {
  readonly id: string
  readonly words: string
  readonly keys: RefObject<FoundKeys>
  /** The id of the chosen option, for the field. */
  readonly onActive: (id: string | undefined) => void
  readonly onGo: (href: string) => void
}

const hrefOf = ({ kind, id }: Suggestion) => (kind === 'fund' ? '/fund/' : '/stock/') + encodeURIComponent(id)

/** Funds and stocks while somebody types, searched in this tab. */
export function HeroFound({ id, words, keys, onActive, onGo }: Props) {
  const { found, isLoading } = useFoundNow(words)
  const [active, setActive] = useState(-1)
  const [closed, setClosed] = useState('')
  const isShown = words.trim().length > 1 && closed !== words
  const at = Math.min(active, found.length - 1)
  const option = (place: number) => `${id}-${place}`
  useChosen(isShown && at >= 0 ? option(at) : undefined, onActive)
  const step = (by: number) => () => {
    if (!isShown || found.length === 0) return false
    setActive((at + by + found.length + (at < 0 && by < 0 ? 1 : 0)) % found.length)
    return true
  }
  keys.current = {
    ArrowDown: step(1),
    ArrowUp: step(-1),
    Enter: () => {
      const chosen = isShown ? found[at] : undefined
      if (chosen) onGo(hrefOf(chosen))
      return chosen !== undefined
    },
    Escape: () => {
      if (!isShown) return false
      setClosed(words)
      setActive(-1)
      return true
    },
  }
  if (!isShown) return <div id={id} role="listbox" aria-label="Found" className="hero-found" />
  return (
    <div className="hero-found" data-open="">
      <div id={id} role="listbox" aria-label="Found">
        {found.map((one, place) => (
          <a
            key={`${one.kind}:${one.id}`}
            id={option(place)}
            role="option"
            tabIndex={-1}
            aria-selected={place === at}
            href={hrefOf(one)}
            className="hero-option"
            dir="auto"
          >
            {one.name}
            <span className="hero-aside">{one.kind === 'fund' ? one.aside : `Stock ${one.aside}`}</span>
          </a>
        ))}
      </div>
      <p role="status" className={found.length > 0 ? 'sr-only' : 'hero-none'}>
        {found.length > 0
          ? `${found.length} found`
          : isLoading
            ? 'Loading the market…'
            : 'Nothing found. Try fewer words.'}
      </p>
    </div>
  )
}
