import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { z } from 'zod'
import type { articles } from '#features/articles/contract.ts'
import { articlesApi, type Article } from '#features/articles/web/index.ts'
import { useFollowPlan } from '#features/contentplans/web/index.ts'
import { statusOf } from '#platform/web/api/api-error.ts'
import { fieldProblemOf } from '#platform/web/api/error-details.ts'
import { listStateOf } from '#ui/table/list-state.ts'
import { NO_HUB, writeFilter, type ClustersView, type PageKind } from './clusters-view.ts'

const NONE: readonly Article[] = []

type Answer = z.infer<NonNullable<(typeof articles.listAdvanced)['~orpc']['outputSchema']>>

/** How many clusters there are of each kind of pages, and in each hub. */
export interface ClusterCounts {
  /** By the kind of pages, of the hub that is shown. */
  kinds: ReadonlyMap<PageKind, number>
  /** By the hub, of the kind that is shown; under NO_HUB those without one. */
  hubs: ReadonlyMap<number, number>
  /** In all hubs. */
  allHubs: number
}

/** One page of a plan's clusters; loaded again when the server reports that its keywords changed. */
export function useClusters(contentplanId: number, view: ClustersView) {
  const query = useQuery(
    articlesApi.listAdvanced.queryOptions({
      input: { contentplanId, ...writeFilter(view) },
      placeholderData: keepPreviousData,
      meta: { followsMessages: true },
    }),
  )
  const { data, error, refetch } = query
  useFollowPlan(contentplanId, articlesApi.listAdvanced.key({ input: { contentplanId } }))
  const given = data?.counts ?? null
  const counts = useMemo(() => given && readCounts(given), [given])
  return {
    rows: data?.articles ?? NONE,
    total: data?.total ?? null,
    counts,
    state: listStateOf(query),
    /** Why the server refuses the search text, or null. */
    textProblem: fieldProblemOf(error, (name) => name.startsWith('filter_')),
    /** Whether the hub of the address does not exist. */
    isHubGone: view.hub !== null && statusOf(error) === 404,
    refetch: () => void refetch(),
  } as const
}

function readCounts({
  pageCounts,
  shortcutCounts,
  topicCounts,
}: NonNullable<Answer['counts']>): ClusterCounts {
  const kinds = new Map<PageKind, number>(
    [...pageCounts, ...shortcutCounts].map(({ name, count }) => [name, count]),
  )
  kinds.set('all', (kinds.get('existing') ?? 0) + (kinds.get('new') ?? 0))
  return {
    kinds,
    hubs: new Map(topicCounts.map(({ topic_id: id, count }) => [id ?? NO_HUB, count])),
    allHubs: topicCounts.reduce((sum, { count }) => sum + count, 0),
  }
}
