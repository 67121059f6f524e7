export { acceptTerms, useTermsAccepted } from './accepted-terms.ts'
export { TermsText } from './terms-text.tsx'
