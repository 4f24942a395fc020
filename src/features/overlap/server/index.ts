export { countShared } from './count-shared.ts'
export { rescoreArticles } from './rescore-articles.ts'
export { overlapHandlers } from './routes.ts'
export type { OverlapServices } from './services.ts'
