export { changesApi, type PlanChange } from './api.ts'
export { HistoryDialog } from './history/HistoryDialog.tsx'
export { showChange, undoChange } from './show-change.ts'
export { useChangeArticles, type ArticleWish } from './use-change-articles.ts'
