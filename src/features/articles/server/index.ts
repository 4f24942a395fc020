export { recountArticles, recountPlan } from './commands/recount-articles.ts'
