import './consent.css'
import { type FocusEvent, useState } from 'react'
import { constants } from '#catalogue/constants.ts'
import { consentLabels, ownConsentLabels } from '#catalogue/labels.ts'
import type { ConsentType, Custom } from '#domain/kept/consent.ts'
import {
  allowCountingScript,
  choose,
  currentConsent,
  showConsent,
  useCacheSettings,
  useConsent,
  useCountingScript,
  wantsPrivacy,
} from '#platform/storage/consent-choice.ts'
import { useOnce } from '#ui/controls/use-once.ts'
import { useCountdown } from '#ui/layers/use-countdown.ts'
import { useLayerOpen } from '#ui/layers/use-layer-open.ts'
import { usePageVisible } from '#ui/layers/use-page-visible.ts'
import { useReservedBottom } from '#ui/layers/use-reserved-bottom.ts'
import { Choices } from './choices.tsx'
import { Customize } from './customize.tsx'

type Props = {
  readonly hidden: boolean
  /** The host of the operator's counting script. */
  readonly script: string | undefined
}

/** §2: asks until a choice is made. Takes Accept Required after six visible seconds without activity in it. */
export function ConsentBar({ hidden, script }: Props) {
  const made = useConsent()
  const settings = useCacheSettings()
  const [custom, setCustom] = useState<Custom>({ ...settings.types, hours: settings.duration })
  const allowed = useCountingScript()
  const [isScriptOn, setScriptOn] = useState(allowed === script)
  const [customizing, setCustomizing] = useState(false)
  const [stopped, setStopped] = useState(false)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const visible = usePageVisible()
  const behind = useLayerOpen()
  const seen = visible && !behind && !hidden
  const asks = made === null && !stopped
  const counting = asks && seen && !pointed && !focused
  const bar = useReservedBottom<HTMLElement>()
  const { secondsLeft } = useCountdown(
    constants.consentCountdownSeconds,
    // Another tab may have chosen.
    () => currentConsent() === null && choose('required', custom),
    counting,
  )
  // Reopened from the settings: gets the focus.
  useOnce(() => made && bar.current?.focus())

  const take = (type: ConsentType) => choose(type, custom)
  const takeCustom = () => {
    take('custom')
    if (custom.analytics && wantsPrivacy()) allowCountingScript(isScriptOn ? (script ?? '') : '')
  }
  const customize = (on: boolean) => {
    // The pressed button is removed.
    bar.current?.focus()
    setStopped(true)
    setCustomizing(on)
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) =>
    setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))

  return (
    <section
      ref={bar}
      hidden={hidden}
      tabIndex={-1}
      className="consent no-print"
      aria-label={ownConsentLabels.title}
      onPointerMove={(event) => (event.movementX || event.movementY) && setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={onBlur}
    >
      <div className={customizing ? 'frame consent-frame' : 'frame consent-frame consent-frame-four'}>
        <div>
          {/* Separate, so that it never counts as the largest contentful paint. */}
          <p>{ownConsentLabels.question}</p>
          <p>{ownConsentLabels.required}</p>
          {wantsPrivacy() && <p className="text-ink-2">{ownConsentLabels.privacy}</p>}
          {/* Announced once, not every second. */}
          <p className="sr-only" aria-live="polite">
            {asks && (counting ? `${consentLabels.acceptRequired} applies automatically in a moment.` : 'Paused.')}
          </p>
        </div>
        {customizing ? (
          <Customize
            custom={custom}
            onChange={setCustom}
            script={wantsPrivacy() && script ? { host: script, isOn: isScriptOn, onChange: setScriptOn } : undefined}
            onSave={takeCustom}
            onBack={() => customize(false)}
          />
        ) : (
          <Choices
            made={made}
            settings={settings}
            countdown={asks ? { secondsLeft, counting } : undefined}
            onTake={take}
            onCustomize={() => customize(true)}
            onLeave={() => showConsent(false)}
          />
        )}
      </div>
    </section>
  )
}
