export { countShared } from './queries/count-shared.ts'
export { rescoreArticles } from './commands/rescore-articles.ts'
export { overlapHandlers } from './routes.ts'
export type { OverlapServices } from './serps/services.ts'
