export { acceptTerms, useTermsAccepted } from './accepted-terms.ts'
