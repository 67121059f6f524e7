export { Definition } from './definition.tsx'
export { horizonNames, monthLabel, ordinal, percent, roundedPercent } from './figure-words.ts'
