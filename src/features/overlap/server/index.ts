export { countShared } from './queries/count-shared.ts'
export { scoreArticles } from './queries/score-articles.ts'
export { scoreBeside } from './queries/score-beside.ts'
export { overlapHandlers } from './routes.ts'
