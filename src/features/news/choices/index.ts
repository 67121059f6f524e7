export { NewsChoices } from './news-choices.tsx'
