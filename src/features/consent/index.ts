export { ConsentBar } from './consent-bar.tsx'
export { downloadReceipt } from './consent-receipt.ts'
