export { chartStudies } from './chart-studies.ts'
