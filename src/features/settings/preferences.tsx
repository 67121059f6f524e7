import './settings.css'
import { fontSizes, themes } from '#catalogue/look.ts'
import { currencies, numberSystems } from '#catalogue/money.ts'
import { useFontSize, useTheme } from '#platform/look.ts'
import { useNumberSystem, usePreferredCurrency } from '#platform/preferences.ts'
import { SelectField } from '#ui/field.tsx'
import { formatNumber } from '#ui/format-number.ts'
import { useSystemOf } from '#ui/number-system.ts'

const optionsOf = (choices: Record<string, string>) =>
  Object.entries(choices).map(([value, label]) => ({ value, label }))
const themeOptions = Object.entries(themes).map(([value, { label }]) => ({ value, label }))

/** How Banyan looks and counts, for everybody who uses this browser. Each choice takes effect at once. */
export function Preferences() {
  const [theme, setTheme] = useTheme()
  const [fontSize, setFontSize] = useFontSize()
  const [currency, setCurrency] = usePreferredCurrency()
  const [system, setSystem] = useNumberSystem()
  const example = formatNumber(1_234_567, 0, useSystemOf(currency))
  const choice = (set: (value: string) => void) => ({
    onChange: (event: React.ChangeEvent<HTMLSelectElement>) => set(event.target.value),
  })
  return (
    <section className="settings-part" aria-labelledby="preferences-title">
      <h2 id="preferences-title" className="section-title">
        How Banyan looks and counts
      </h2>
      <div className="settings-fields">
        <SelectField label="Theme" value={theme} options={themeOptions} {...choice(setTheme)} />
        <SelectField label="Text size" value={fontSize} options={optionsOf(fontSizes)} {...choice(setFontSize)} />
        <SelectField label="Currency" value={currency} options={optionsOf(currencies)} {...choice(setCurrency)} />
        <SelectField
          label="Numbers"
          hint={`A number looks like ${example}.`}
          value={system}
          options={optionsOf(numberSystems)}
          {...choice(setSystem)}
        />
      </div>
    </section>
  )
}
