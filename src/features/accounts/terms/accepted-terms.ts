import { termsVersion } from '#catalogue/terms-version.ts'
import { browserValue, useBrowserValue } from '#platform/storage/browser-value.ts'

type Acceptance = { readonly version: string; readonly on: string }

const accepted = browserValue('termsAccepted', isAcceptance)

/** When this browser accepted the current terms, if it did. */
export function useTermsAccepted(): string | undefined {
  const acceptance = useBrowserValue(accepted)
  return acceptance?.version === termsVersion ? acceptance.on : undefined
}

export function acceptTerms(): void {
  if (accepted.read()?.version !== termsVersion) accepted.write({ version: termsVersion, on: new Date().toISOString() })
}

function isAcceptance(value: unknown): value is Acceptance | null {
  if (value === null) return true
  return typeof value === 'object' && 'version' in value && 'on' in value && typeof value.on === 'string'
}
