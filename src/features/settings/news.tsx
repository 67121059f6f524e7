import './settings.css'
import { newsCategories, newsCountries, newsProviders, newsRefreshMinutes } from '#catalogue/news.ts'
import type { NewsPreferences } from '#domain/kept/news-preferences.ts'
import { openKept, useKept } from '#platform/kept/kept.ts'
import { newsPreferencesKind } from '#platform/kept/kinds.ts'
import { Checkbox, SelectField } from '#ui/controls/field.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { Part } from '#ui/data/part.tsx'

const minutes = newsRefreshMinutes.map((every) => ({ value: String(every), label: `Every ${every} minutes` }))

/** §9: news preferences. */
export function News({ uid }: { readonly uid: string }) {
  const preferences = useKept(newsPreferencesKind, uid)
  const keep = (change: Partial<NewsPreferences>) =>
    void openKept(newsPreferencesKind, uid).update((now) => ({ ...now, ...change }))
  const { preferredProviders, preferredCategories, preferredCountries, autoRefresh, refreshInterval } = preferences
  return (
    <Part id="news" title="News">
      <p className="text-ink-2">These choices take effect when the news page opens.</p>
      <div className="settings-fields">
        <Choices
          label="Preferred papers"
          choices={newsProviders}
          chosen={preferredProviders}
          onChange={(next) => keep({ preferredProviders: next })}
        />
        <Choices
          label="Topics"
          choices={newsCategories}
          chosen={preferredCategories}
          onChange={(next) => keep({ preferredCategories: next })}
        />
        <Choices
          label="Country"
          choices={newsCountries}
          chosen={preferredCountries}
          onChange={(next) => keep({ preferredCountries: next })}
        />
      </div>
      <Switch label="Auto-refresh" checked={autoRefresh} onChange={(on) => keep({ autoRefresh: on })} />
      {autoRefresh && (
        <div className="settings-narrow">
          <SelectField
            label="How often"
            options={minutes}
            value={String(refreshInterval)}
            onChange={(event) => keep({ refreshInterval: Number(event.target.value) })}
          />
        </div>
      )}
    </Part>
  )
}

type ChoicesProps = {
  readonly label: string
  readonly choices: Readonly<Record<string, string>>
  readonly chosen: readonly string[]
  readonly onChange: (chosen: string[]) => void
}

function Choices({ label, choices, chosen, onChange }: ChoicesProps) {
  return (
    <fieldset className="settings-choices">
      <legend className="field-label">{label}</legend>
      {Object.entries(choices).map(([value, name]) => (
        <Checkbox
          key={value}
          label={name}
          checked={chosen.includes(value)}
          onChange={(event) =>
            onChange(event.target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
          }
        />
      ))}
    </fieldset>
  )
}
