import { lazy } from 'react'

export {
  pagesApi,
  wholePageKeywords,
  type ListedPage,
  type Page,
  type PageCounts,
  type PageDetails,
  type PageKeyword,
} from './api.ts'
export { useSiteCrawl } from './use-site-crawl.ts'
export { ActionCell } from './ActionCell.tsx'
export type { MatchedPage } from './match/describe-match.ts'
export { useMatchPage } from './match/use-match-page.ts'

/** Loaded when it is first opened; needs a Suspense around it. */
export const ChangeUrlDialog = lazy(() =>
  import('./match/ChangeUrlDialog.tsx').then((part) => ({ default: part.ChangeUrlDialog })),
)

/** Loaded when it is first opened; needs a Suspense around it. */
export const MatchDialog = lazy(() =>
  import('./match/MatchDialog.tsx').then((part) => ({ default: part.MatchDialog })),
)
