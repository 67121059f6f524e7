import './settings.css'
import { currencies, numberSystems } from '#catalogue/money.ts'
import { shortcuts } from '#catalogue/shortcuts.ts'
import { fontSizes, themes } from '#catalogue/themes.ts'
import { useFontSize, useHiddenAmounts, useTheme } from '#platform/kept/use-look.ts'
import { useNumberSystem, usePreferredCurrency } from '#platform/kept/use-preferences.ts'
import { useShortcutsWanted } from '#platform/kept/use-shortcut.ts'
import { optionsOf, SelectField } from '#ui/controls/field.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { Money } from '#ui/data/number.tsx'
import { Part } from '#ui/data/part.tsx'

const themeOptions = Object.entries(themes).map(([value, { label }]) => ({ value, label }))

/** Display preferences, shared by everybody who uses this browser; applied at once. */
export function Preferences() {
  const [theme, setTheme] = useTheme()
  const [fontSize, setFontSize] = useFontSize()
  const [currency, setCurrency] = usePreferredCurrency()
  const [system, setSystem] = useNumberSystem()
  const [hidden, setHidden] = useHiddenAmounts()
  const [keys, setKeys] = useShortcutsWanted()
  const choice = (set: (value: string) => void) => ({
    onChange: (event: React.ChangeEvent<HTMLSelectElement>) => set(event.target.value),
  })
  return (
    <Part id="look" title="Look and numbers">
      <div className="settings-fields">
        <SelectField label="Theme" value={theme} options={themeOptions} {...choice(setTheme)} />
        <SelectField label="Text size" value={fontSize} options={optionsOf(fontSizes)} {...choice(setFontSize)} />
        <SelectField label="Currency" value={currency} options={optionsOf(currencies)} {...choice(setCurrency)} />
        <SelectField label="Numbers" value={system} options={optionsOf(numberSystems)} {...choice(setSystem)} />
      </div>
      <p>
        Example: <Money value={1_234_567} currency={currency} personal />.
      </p>
      <Switch
        label="Hide my amounts"
        hint={`On every page and in every tab. The ${shortcuts.hideAmounts.key.toUpperCase()} key does the same.`}
        checked={hidden}
        onChange={setHidden}
      />
      <Switch
        label="Single-key shortcuts"
        hint={`The ${shortcuts.list.key} key lists them.`}
        checked={keys}
        onChange={setKeys}
      />
    </Part>
  )
}
