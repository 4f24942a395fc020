export { createArticles } from './commands/create-articles.ts'
export { recountArticles } from './commands/recount-articles.ts'
export { openArticle } from './open-article.ts'
export { articleHandlers } from './routes.ts'
