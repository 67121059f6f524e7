import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { useLate } from '#ui/data/use-late.ts'
import type { FoundKeys } from './hero-found.tsx'

const loadFound = () => import('./hero-found.tsx').then(({ HeroFound }) => HeroFound)

type Props = { readonly onGo: (href: string) => void; readonly onDemo: () => Promise<void> }

/** What Banyan is, and a search that works at once: without scripts as a form, with them while typing. */
export function Hero({ onGo, onDemo }: Props) {
  const id = useId()
  const [words, setWords] = useState('')
  const [active, setActive] = useState<string>()
  const [waiting, setWaiting] = useState(false)
  const found = useLate(loadFound)
  const keys = useRef<FoundKeys>({})
  const press = (event: KeyboardEvent) => {
    const act = event.nativeEvent.isComposing ? undefined : keys.current[event.key]
    if (act?.()) event.preventDefault()
  }
  return (
    <section className="hero">
      <h1 className="hero-title">Funds, stocks and property, side by side.</h1>
      <div>
        <p className="lead">
          Track what you own and what you are considering, and see what it means for your goals. Your lists and notes
          stay in this browser.
        </p>
        <form action="/search-funds" className="hero-search">
          <label htmlFor={id} className="field-label">
            Search funds and stocks
          </label>
          <div className="hero-field">
            <input
              id={id}
              name="q"
              type="search"
              className="input"
              role="combobox"
              aria-expanded={active !== undefined}
              aria-controls={`${id}-list`}
              aria-autocomplete="list"
              aria-activedescendant={active}
              placeholder="Fund, company, code or symbol"
              autoComplete="off"
              spellCheck={false}
              maxLength={200}
              onFocus={found.request}
              onPointerEnter={found.request}
              onChange={({ target }) => setWords(target.value)}
              onKeyDown={press}
            />
            <button type="submit" className="button">
              Search
            </button>
          </div>
          {found.Component && (
            <found.Component id={`${id}-list`} words={words} keys={keys} onActive={setActive} onGo={onGo} />
          )}
        </form>
        <p className="hero-ways">
          <Button
            className="button-quiet with-scripts"
            disabled={waiting}
            onClick={() => {
              setWaiting(true)
              void onDemo().finally(() => setWaiting(false))
            }}
          >
            Try the demo
          </Button>
          <Link to="/about" className="text-link">
            See how it works
          </Link>
        </p>
      </div>
    </section>
  )
}
