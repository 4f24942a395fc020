import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { annotationsApi } from '#features/annotations/web/index.ts'
import { connectionsApi } from '#features/connections/web/index.ts'
import { performanceApi } from '#features/performance/web/index.ts'
import type { runMessage } from '#features/trackers/contract.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { useMessages } from '#platform/web/realtime/use-messages.ts'
import { useSoon } from '#platform/web/realtime/use-soon.ts'
import { isFirstAsked } from '#platform/web/use-first-wait.ts'
import { NO_PROPERTY } from '#features/performance/rules.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { isFirstImport } from './describe-import.ts'
import { useChanges } from './use-changes.ts'
import { defaultRange, lastKnownDay } from './view/default-range.ts'
import type { ReportView } from './view/report-view.ts'
import { useReportView } from './view/use-report-view.ts'
import { writeQuestion } from './view/write-question.ts'

/**
 * The view in the URL with its range, the state of the search data, the chart, and the annotations. Tables ask for their
 * rows themselves.
 */
export function useReport() {
  const { place, view, change } = useReportView()
  const { contentplanId } = place
  const queryClient = useQueryClient()
  const [now] = useState(() => new Date())
  const search = useQuery(
    performanceApi.getSearchData.queryOptions({ input: { contentplanId }, meta: { followsMessages: true } }),
  )
  const lastKnown = lastKnownDay(search.data?.imported ?? null, now)
  const range = view.range ?? defaultRange(lastKnown)
  const asked = { contentplanId, range, view }
  const isImporting = search.data !== undefined && isFirstImport(search.data)
  const hasNoDays = search.data?.imported === null
  const connected = useQuery(
    connectionsApi.list.queryOptions({ input: hasNoDays ? { contentplanId } : skipToken }),
  )
  const isUnconnected = hasNoDays && connected.data !== undefined && !connected.data.some(hasProperty)
  const isAsked =
    search.data !== undefined && (!hasNoDays || (connected.isFetched && !isUnconnected)) && isChosen(view)
  const chart = useQuery(
    performanceApi.askSearchData.queryOptions({
      input: { ...writeQuestion(asked), grouping: 'date', aggregation: view.aggregation },
      enabled: isAsked,
    }),
  )
  const changes = useChanges(asked, { isAsked: isAsked && view.mode === 'updated' })
  const annotations = useQuery(
    annotationsApi.list.queryOptions({
      input: { contentplanId, startDate: range.from, endDate: range.to },
      enabled: !search.isPending && range.from <= range.to,
    }),
  )
  const refresh = () =>
    Promise.all(
      [performanceApi.key(), annotationsApi.key()].map((queryKey) => askAgain(queryClient, { queryKey })),
    )
  const refreshSoon = useSoon(refresh)
  useMessages<typeof runMessage>('run', refreshSoon)
  useEffect(() => {
    if (isUnconnected) showSnackbar({ text: NO_PROPERTY, tone: 'danger' })
  }, [isUnconnected])
  return {
    place,
    view,
    change,
    range,
    lastKnown,
    asked,
    search,
    isImporting,
    chart,
    annotations,
    changes,
    isUnconnected,
    isAsked,
    isWaiting: isFirstAsked(search),
    refresh,
  }
}

export type Report = ReturnType<typeof useReport>

/** The mode of changed clusters needs clusters (V-48). */
function isChosen({ mode, articleIds, topicId }: ReportView): boolean {
  return mode === 'general' || articleIds.length > 0 || topicId !== null
}

/** Whether a connection is to a property of Search Console. */
function hasProperty({
  type,
  gsc_property: property,
}: {
  type: string
  gsc_property?: string | null
}): boolean {
  return type === 'gsc' && Boolean(property)
}
