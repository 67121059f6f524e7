import { fontSizes, themes } from '#catalogue/themes.ts'
import { useFontSize, useTheme } from '#platform/kept/use-look.ts'

/** Native selects: good enough and consistent. */
export function LookChoices() {
  const [theme, setTheme] = useTheme()
  const [fontSize, setFontSize] = useFontSize()
  return (
    <div className="look-choices with-scripts">
      <label>
        Theme
        <select className="input input-small" value={theme} onChange={(event) => setTheme(event.target.value)}>
          {Object.entries(themes).map(([value, { label }]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        Text size
        <select className="input input-small" value={fontSize} onChange={(event) => setFontSize(event.target.value)}>
          {Object.entries(fontSizes).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
