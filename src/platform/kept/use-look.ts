import { type FontSize, fontSizes, type Theme, themes } from '#catalogue/themes.ts'
import { type BrowserValue, browserValue, isFlag, isKeyOf, useBrowserValue } from '#platform/storage/browser-value.ts'

const isTheme = isKeyOf<Theme>(themes)
const isFontSize = isKeyOf<FontSize>(fontSizes)

const keptTheme = applied(browserValue('theme', isTheme), (theme) => {
  document.documentElement.dataset.theme = theme
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', themes[theme].paper)
})
const keptFontSize = applied(browserValue('fontSize', isFontSize), (size) => {
  document.documentElement.dataset.fontSize = size
})

const amountsHidden = applied(browserValue('hideAmounts', isFlag), (hidden) => {
  document.documentElement.toggleAttribute('data-hide-amounts', hidden)
})

const compactNews = applied(browserValue('compactNews', isFlag), (compact) => {
  document.documentElement.toggleAttribute('data-compact-news', compact)
})

/** The theme, shared by all tabs. Applied before the first paint by `early-look.ts`. */
export function useTheme(): [Theme, (value: string) => void] {
  return [useBrowserValue(keptTheme), (value) => isTheme(value) && keptTheme.write(value)]
}

export function useFontSize(): [FontSize, (value: string) => void] {
  const size = useBrowserValue(keptFontSize)
  return [size, (value) => isFontSize(value) && keptFontSize.write(value)]
}

/** Privacy mode: hides personal amounts on every page and in every tab. */
export function useHiddenAmounts(): [boolean, (hidden: boolean) => void] {
  return [useBrowserValue(amountsHidden), amountsHidden.write]
}

/** A denser list of news, in every tab. */
export function useCompactNews(): [boolean, (compact: boolean) => void] {
  return [useBrowserValue(compactNews), compactNews.write]
}

/** Returns whether they are hidden now. */
export function toggleAmounts(): boolean {
  amountsHidden.write(!amountsHidden.read())
  return amountsHidden.read()
}

/** Applied to the page before subscribers are notified. */
function applied<T>(kept: BrowserValue<T>, apply: (value: T) => void): BrowserValue<T> {
  return {
    ...kept,
    subscribe: (changed) => {
      // Another tab may have changed it during hydration.
      apply(kept.read())
      return kept.subscribe(() => {
        apply(kept.read())
        changed()
      })
    },
  }
}
