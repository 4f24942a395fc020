export { addPages, insertPages } from './commands/add-pages.ts'
export { pageHandlers } from './routes.ts'
