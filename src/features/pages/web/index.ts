export { pagesApi, type Page, type PageDetails, type PageKeyword, type PageText } from './api.ts'
