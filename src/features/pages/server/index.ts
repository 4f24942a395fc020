export { addPages } from './commands/add-pages.ts'
export { pageHandlers } from './routes.ts'
