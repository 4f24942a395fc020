export {
  pagesApi,
  type ListedPage,
  type Page,
  type PageCounts,
  type PageDetails,
  type PageKeyword,
} from './api.ts'
export { useSiteCrawl } from './use-site-crawl.ts'
