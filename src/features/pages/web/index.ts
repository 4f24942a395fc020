export {
  pagesApi,
  type ListedPage,
  type Page,
  type PageCounts,
  type PageDetails,
  type PageKeyword,
} from './api.ts'
export { useSetAction } from './use-set-action.ts'
export { useSiteCrawl } from './use-site-crawl.ts'
