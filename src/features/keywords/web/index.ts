import { lazy } from 'react'

export { describeRestored, describeSaved, describeUndone } from './imports/use-undo-import.ts'
export { KeywordFilters } from './list/KeywordFilters.tsx'
export { PeriodNote } from './list/PeriodNote.tsx'
export { markPeriods } from './PeriodColumn.tsx'
export { KeywordTable } from './list/KeywordTable.tsx'
export { describeChanged } from './list/describe-changed.ts'
export { useExportCsv } from './list/use-export-csv.ts'
export { useKeywordColumns } from './list/use-keyword-columns.ts'
export { useKeywords } from './list/use-keywords.ts'
export { useKeywordsView } from './list/use-keywords-view.ts'
export { useVolumes } from './volumes/use-volumes.ts'
export { VolumesButton } from './volumes/VolumesButton.tsx'
export { useResearch } from './research/use-research.ts'
export { keywordsApi, wholeKeywords, type Keyword } from './api.ts'
export { describeTextSearch, readTextSearch } from './list/search-pattern.ts'
export {
  KEYWORD_COLUMN,
  MARKET_COLUMNS,
  SEARCH_COLUMNS,
  SMALL_VOLUME_COLUMN,
  VOLUME_COLUMN,
} from './WordColumns.tsx'

/** Loaded when it is first opened; needs a Suspense around it. */
export const VolumesDialog = lazy(() =>
  import('./volumes/VolumesDialog.tsx').then((part) => ({ default: part.VolumesDialog })),
)

/** Loaded when it is first opened; needs a Suspense around it. */
export const ResearchDialog = lazy(() =>
  import('./research/ResearchDialog.tsx').then((part) => ({ default: part.ResearchDialog })),
)
