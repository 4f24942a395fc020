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
export { describeStatus, nameStatus } from './describe-status.ts'
export { TYPE_NAMES } from './type-names.ts'
export { useSetAction } from './action/use-set-action.ts'
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

/** The menu in which a user chooses what to do with the page of a cluster; needs a Suspense around it. */
export const PageActionChoices = lazy(() =>
  import('./action/PageActionChoices.tsx').then((part) => ({ default: part.PageActionChoices })),
)

/** The links to the page of a cluster and from it; needs a Suspense around it. */
export const LinksOfArticle = lazy(() =>
  import('./links/of-article/LinksOfArticle.tsx').then((part) => ({ default: part.LinksOfArticle })),
)
