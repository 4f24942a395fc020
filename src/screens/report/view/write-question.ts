import type { DayRange } from '#platform/days.ts'
import type { ReportView } from './report-view.ts'

/** What all questions of the screen have in common. */
export interface Asked {
  contentplanId: number
  range: DayRange
  view: ReportView
}

/** The filters of a view as input for the server. The mode of changed clusters counts their pages alone. */
export function writeQuestion({ contentplanId, range, view }: Asked) {
  const { mode, compare, topicId, articleIds, keyword, page, onlyOwnPages } = view
  const ofClusters = {
    contentplanId,
    startDate: range.from,
    endDate: range.to,
    compare,
    topicIds: topicId === null ? [] : [topicId],
    articleIds: [...articleIds],
  }
  if (mode === 'updated') return { ...ofClusters, dimensions: ['PAGE' as const] }
  return {
    ...ofClusters,
    onlyOwnPages,
    keywords: keyword.text,
    queryFilterType: keyword.isExcluding ? ('excludingRegex' as const) : ('includingRegex' as const),
    pages: page.text,
    pageFilterType: page.isExcluding ? ('excludingRegex' as const) : ('includingRegex' as const),
  }
}
