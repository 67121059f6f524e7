import { browserValue, isText, useBrowserValue } from '#platform/storage/browser-value.ts'

const closedVersion = browserValue('bannerClosed', isText)

/** Whether the banner of this version was closed in this browser. The first paint knows it already (`early-look.ts`). */
export function useBannerClosed(version: string): [boolean, () => void] {
  return [useBrowserValue(closedVersion) === version, () => closedVersion.write(version)]
}
