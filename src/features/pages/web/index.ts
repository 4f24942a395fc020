export {
  pagesApi,
  type ListedPage,
  type Page,
  type PageCounts,
  type PageDetails,
  type PageKeyword,
  type PageText,
} from './api.ts'
