export { captureArticle, isPaid, listHolders, releaseArticle, reserveArticle } from './article-credit.ts'
export { openBudget, RunCapReached } from './open-budget.ts'
export { readSpending } from './read-spending.ts'
export { recordCalls } from './record-calls.ts'
