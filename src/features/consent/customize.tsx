import { constants } from '#catalogue/constants.ts'
import { consentLabels, ownConsentLabels } from '#catalogue/labels.ts'
import type { Custom } from '#domain/kept/consent.ts'
import { Button } from '#ui/controls/button.tsx'
import { Segments } from '#ui/controls/segments.tsx'
import { Switch } from '#ui/controls/switch.tsx'

type Props = {
  readonly custom: Custom
  readonly onChange: (custom: Custom) => void
  /** A third party that is switched on by name. */
  readonly script: { readonly host: string; readonly isOn: boolean; onChange(isOn: boolean): void } | undefined
  readonly onSave: () => void
  readonly onBack: () => void
}

const durations = constants.cacheHours.map((hours) => ({ value: String(hours), label: `${hours} hours` }))

/** §2: Required is locked; two switches and a duration. */
export function Customize({ custom, onChange, script, onSave, onBack }: Props) {
  const { hints } = ownConsentLabels
  const setHours = (value: string) => {
    const hours = constants.cacheHours.find((each) => String(each) === value)
    if (hours) onChange({ ...custom, hours })
  }
  return (
    <>
      <div className="consent-choices">
        <Switch label={consentLabels.required} hint={hints.required} checked disabled onChange={() => {}} />
        <Switch
          label={consentLabels.analytics}
          hint={hints.analytics}
          checked={custom.analytics}
          onChange={(analytics) => onChange({ ...custom, analytics })}
        />
        {script && (
          <Switch
            label={ownConsentLabels.script(script.host)}
            hint={hints.script}
            checked={custom.analytics && script.isOn}
            disabled={!custom.analytics}
            onChange={script.onChange}
          />
        )}
        <Switch
          label={consentLabels.preferences}
          hint={hints.preferences}
          checked={custom.preferences}
          onChange={(preferences) => onChange({ ...custom, preferences })}
        />
      </div>
      <div className="consent-buttons">
        <span aria-hidden="true">{ownConsentLabels.duration}</span>
        <Segments
          label={ownConsentLabels.duration}
          value={String(custom.hours)}
          options={durations}
          onChange={setHours}
        />
        <Button onClick={onSave}>{ownConsentLabels.save}</Button>
        <Button look="plain" onClick={onBack}>
          {ownConsentLabels.back}
        </Button>
      </div>
    </>
  )
}
