export { forgetArticle, saveArticle } from './article-store.ts'
export { Notes } from './notes.tsx'
export { type PanelTab, QuickPanel } from './quick-panel.tsx'
export { Todos } from './todos.tsx'
