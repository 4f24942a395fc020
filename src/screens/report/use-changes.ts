import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { PlanEvent } from '#features/annotations/web/index.ts'
import { performanceApi } from '#features/performance/web/index.ts'
import { eventsOf } from './chart/mark-days.ts'
import type { Asked } from './view/write-question.ts'

const NO_EVENTS: readonly PlanEvent[] = []

/** The chosen clusters that changed in the range, a page of them, and the changes of all as events of the chart. */
export function useChanges({ contentplanId, range, view }: Asked, { isAsked }: { isAsked: boolean }) {
  const question = {
    contentplanId,
    startDate: range.from,
    endDate: range.to,
    articleIds: [...view.articleIds],
    topicIds: view.topicId === null ? [] : [view.topicId],
  }
  const { page, pageSize } = view.changes
  const found = useQuery(
    performanceApi.measureChanges.queryOptions({
      input: { ...question, limit: pageSize, offset: (page - 1) * pageSize },
      enabled: isAsked,
    }),
  )
  const changes = found.data?.changes
  const events = useMemo(() => (changes ? eventsOf(changes) : NO_EVENTS), [changes])
  return { question, found, events }
}
