export { pagesApi } from './api.ts'
