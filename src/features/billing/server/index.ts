export { grantCredits, releaseCredits, reserveCredits } from './commands/book-credits.ts'
export { setMonthlyCap, settle, spend, type CostKind, type Expense } from './commands/spend.ts'
