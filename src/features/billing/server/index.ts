export { grantCredits, releaseCredits, reserveCredits } from './commands/book-credits.ts'
