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

/** The theme of this browser, in all its tabs. The first paint has it already (`early-look.ts`). */
export function useTheme(): [Theme, (value: string) => void] {
  return [useBrowserValue(keptTheme), (value) => isTheme(value) && keptTheme.write(value)]
}

export function useFontSize(): [FontSize, (value: string) => void] {
  const size = useBrowserValue(keptFontSize)
  return [size, (value) => isFontSize(value) && keptFontSize.write(value)]
}

/** Every amount that is a person's own, on every page and in every tab. */
export function useHiddenAmounts(): [boolean, (hidden: boolean) => void] {
  return [useBrowserValue(amountsHidden), amountsHidden.write]
}

/** Whether they are hidden now. */
export function toggleAmounts(): boolean {
  amountsHidden.write(!amountsHidden.read())
  return amountsHidden.read()
}

/** A change, here or in another tab, is on the page before anybody else hears of it. */
function applied<T>(kept: BrowserValue<T>, apply: (value: T) => void): BrowserValue<T> {
  return {
    ...kept,
    subscribe: (changed) => {
      // Another tab may have chosen while this one was still hydrating.
      apply(kept.read())
      return kept.subscribe(() => {
        apply(kept.read())
        changed()
      })
    },
  }
}
