export { BadPointsNote } from './bad-points-note.tsx'
export { Measures } from './measures.tsx'
export { RiskFreeForm } from './risk-free.tsx'
