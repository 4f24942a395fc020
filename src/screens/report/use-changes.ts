import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { PlanEvent } from '#features/annotations/web/index.ts'
import { performanceApi } from '#features/performance/web/index.ts'
import { eventsOf } from './chart/mark-days.ts'
import type { Asked } from './view/write-question.ts'

const NO_EVENTS: readonly PlanEvent[] = []

/** The chosen clusters that changed in the range, and their changes as events of the chart. */
export function useChanges({ contentplanId, range, view }: Asked, { isAsked }: { isAsked: boolean }) {
  const found = useQuery(
    performanceApi.measureChanges.queryOptions({
      input: {
        contentplanId,
        startDate: range.from,
        endDate: range.to,
        articleIds: [...view.articleIds],
        topicIds: view.topicId === null ? [] : [view.topicId],
      },
      enabled: isAsked,
    }),
  )
  const rows = found.data?.rows
  const events = useMemo(() => (rows ? eventsOf(rows) : NO_EVENTS), [rows])
  return { found, events }
}
