export { askLabel, CreatorPart, mayAsk, RequestState } from './creator-part.tsx'
export { RequestFormFields } from './request-form.tsx'
export { useCreatorState } from './use-creator-state.ts'
