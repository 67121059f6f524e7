import { browserValue, isText, useBrowserValue } from '#platform/storage/browser-value.ts'

const closedVersion = browserValue('bannerClosed', isText)

/** Whether this version of the banner was closed here. Applied before the first paint by `early-look.ts`. */
export function useBannerClosed(version: string): [boolean, () => void] {
  return [useBrowserValue(closedVersion) === version, () => closedVersion.write(version)]
}
