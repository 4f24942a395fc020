export { articlesApi, type Article } from './api.ts'
export { describeRelevance } from './describe-relevance.ts'
export { LockMark } from './LockMark.tsx'
