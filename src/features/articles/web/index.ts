export { articlesApi, changesApi, driftApi } from './api.ts'
export type {
  Article,
  ArticleFilter,
  DriftedKeyword,
  ListedKeyword,
  RefreshEstimate,
  UndoneChange,
} from './api.ts'
export { EXPLANATIONS } from './explanations.ts'
export { describePotentialClicks } from './potential-clicks.ts'
export { DeleteDialog } from './DeleteDialog.tsx'
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
