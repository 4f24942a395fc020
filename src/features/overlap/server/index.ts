export { countShared } from './queries/count-shared.ts'
export { scoreArticles } from './queries/score-articles.ts'
export { overlapHandlers } from './routes.ts'
export type { OverlapServices } from './serps/services.ts'
