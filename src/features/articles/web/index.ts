import { lazy } from 'react'

export { articlesApi, changesApi, contentApi, driftApi, wholeArticle } from './api.ts'
export { useArticle } from './use-article.ts'
export type {
  Article,
  ContentArticle,
  ArticleFilter,
  ContentMap,
  DriftedKeyword,
  ListedKeyword,
  OpenedArticle,
  RefreshEstimate,
  SharedArticle,
  UndoneChange,
} from './api.ts'
export type { ArticleAttribute } from './attributes/attribute-choices.ts'
export { explainChoice } from './attributes/explain-choice.ts'
export { showChoice } from './attributes/show-choice.ts'
export { EXPLANATIONS } from './explanations.ts'
export { describePotentialClicks } from './potential-clicks.ts'
export { describeRelevance } from './describe-relevance.ts'
export { describeLeft, describeUndone } from './history/describe-undone.ts'
export { showChange } from './history/show-change.ts'
export * from './names.ts'
export { describeMetric, formatMetric, METRIC_GROUPS } from './metric-names.ts'
export { LockMark } from './LockMark.tsx'
export { TitleMark, TitleNote } from './TitleMark.tsx'
export { fitsTitle } from './fits-title.ts'
export { describeVolume, sumVolumes, volumeOf, volumeOfKeyword } from './volume-sum.ts'
export { describeProgress, useChangeArticles, type ArticleInput } from './use-change-articles.ts'
export {
  searchOf,
  searchOfMatch,
  searchOfUrl,
  sumSearch,
  type MeasuredSum,
  type SearchSum,
} from './sum-search.ts'

// They are loaded when they are first shown, and need a Suspense around them.

/** The menu in which a user changes an attribute of one cluster. */
export const AttributeChoices = lazy(() =>
  import('./attributes/AttributeChoices.tsx').then((part) => ({ default: part.AttributeChoices })),
)

/** Asks what becomes of the keywords of deleted clusters (D-21). */
export const DeleteDialog = lazy(() =>
  import('./DeleteDialog.tsx').then((part) => ({ default: part.DeleteDialog })),
)

/** Asks before a cluster is merged into another one (D-22). */
export const MergeIntoDialog = lazy(() =>
  import('./MergeIntoDialog.tsx').then((part) => ({ default: part.MergeIntoDialog })),
)

/** Chooses a cluster by its title. */
export const ClusterField = lazy(() =>
  import('./ClusterField.tsx').then((part) => ({ default: part.ClusterField })),
)

/** A small map of favorites without links (F-153). */
export const MapPreview = lazy(() =>
  import('./map/MapPreview.tsx').then((part) => ({ default: part.MapPreview })),
)
