import { ownConsentLabels } from '#catalogue/labels.ts'
import type { CacheSettings, Consent } from '#domain/kept/consent.ts'
import { saveFile } from '#platform/browser/save-file.ts'

/** A text file of what was asked, chosen and when. */
export function downloadReceipt(consent: Consent, settings: CacheSettings): void {
  const { question, chosen } = ownConsentLabels
  const receipt = { site: location.origin, question, chosen: chosen[consent.type], consent, settings }
  saveFile(`banyan-consent-${consent.at.slice(0, 10)}.json`, JSON.stringify(receipt, null, 1))
}
