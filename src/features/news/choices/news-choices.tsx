import './news-choices.css'
import { newsCategories, newsCountries, newsProviders, newsRefreshMinutes } from '#catalogue/news.ts'
import type { NewsPreferences } from '#domain/kept/news-preferences.ts'
import { openKept, useKept } from '#platform/kept/kept.ts'
import { newsPreferencesKind } from '#platform/kept/kinds.ts'
import { askToSignIn } from '#platform/session/ask-to-sign-in.ts'
import { Button } from '#ui/controls/button.tsx'
import { Checkbox, SelectField } from '#ui/controls/field.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { WordChoices } from './word-choices.tsx'

/** With the one in use, which a backup or another version may have brought. */
export const refreshOptions = (inUse: number) =>
  [...new Set([...newsRefreshMinutes, inUse])]
    .sort((one, other) => one - other)
    .map((every) => ({ value: String(every), label: every === 1 ? 'Every minute' : `Every ${every} minutes` }))

/** §9: the news preferences of an account, on the news page and in the settings. They apply at once. */
export function NewsChoices({ uid }: { readonly uid: string | undefined }) {
  if (uid === undefined)
    return (
      <div className="news-choices">
        <p>Sign in to choose papers, topics and countries, to mute words, and to have the news refreshed.</p>
        <p>
          <Button onClick={() => askToSignIn()}>Sign in</Button>
        </p>
      </div>
    )
  return (
    <div className="news-choices">
      <Preferred uid={uid} />
      <Refreshing uid={uid} />
      <WordChoices uid={uid} />
    </div>
  )
}

const keep = (uid: string, change: Partial<NewsPreferences>) =>
  void openKept(newsPreferencesKind, uid).update((now) => ({ ...now, ...change }))

function Preferred({ uid }: { readonly uid: string }) {
  const { preferredProviders, preferredCategories, preferredCountries } = useKept(newsPreferencesKind, uid)
  return (
    <div className="news-choices-fields">
      <Choices
        label="Preferred papers"
        choices={newsProviders}
        chosen={preferredProviders}
        onChange={(next) => keep(uid, { preferredProviders: next })}
      />
      <Choices
        label="Topics"
        needed
        choices={newsCategories}
        chosen={preferredCategories}
        onChange={(next) => keep(uid, { preferredCategories: next })}
      />
      <Choices
        label="Countries"
        needed
        choices={newsCountries}
        chosen={preferredCountries}
        onChange={(next) => keep(uid, { preferredCountries: next })}
      />
    </div>
  )
}

function Refreshing({ uid }: { readonly uid: string }) {
  const { autoRefresh, refreshInterval } = useKept(newsPreferencesKind, uid)
  return (
    <>
      <Switch label="Auto-refresh" checked={autoRefresh} onChange={(on) => keep(uid, { autoRefresh: on })} />
      {autoRefresh && (
        <div className="news-choices-narrow">
          <SelectField
            label="How often"
            options={refreshOptions(refreshInterval)}
            value={String(refreshInterval)}
            onChange={(event) => keep(uid, { refreshInterval: Number(event.target.value) })}
          />
        </div>
      )}
    </>
  )
}

type ChoicesProps = {
  readonly label: string
  readonly choices: Readonly<Record<string, string>>
  readonly chosen: readonly string[]
  /** Without any, the server takes the defaults. */
  readonly needed?: boolean
  readonly onChange: (chosen: string[]) => void
}

export function Choices({ label, choices, chosen, needed = false, onChange }: ChoicesProps) {
  const none = needed && !chosen.some((value) => Object.hasOwn(choices, value))
  return (
    <fieldset className="news-choices-list">
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
      <p className="text-ink-2" role="status">
        {none && 'None chosen: the defaults apply'}
      </p>
    </fieldset>
  )
}
