import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useParams } from '@tanstack/react-router'
import type { ContentFilter } from '#features/articles/rules.ts'
import { contentApi, type ContentArticle } from '#features/articles/web/index.ts'
import { useFollowPlan } from '#features/contentplans/web/index.ts'
import { isFirstAsked } from '#platform/web/use-first-wait.ts'
import { useListView } from '#platform/web/use-list-view.ts'
import { listStateOf } from '#ui/table/list-state.ts'
import { readView, writeFilter, writeView } from './content-view.ts'

const ADDRESS = { read: readView, write: writeView }
const NONE: readonly ContentArticle[] = []

/** The articles that the URL asks for, and how many there are in each list and hub. */
export function useContentList() {
  const params = useParams({ from: '/workspace/$workspaceId/contentplan/$contentplanId/content-editor' })
  const place = { workspaceId: Number(params.workspaceId), contentplanId: Number(params.contentplanId) }
  const { view, change } = useListView(ADDRESS)
  const input = {
    contentplanId: place.contentplanId,
    ...writeFilter(view),
    offset: (view.page - 1) * view.pageSize,
    limit: view.pageSize,
  }
  const query = useQuery(
    contentApi.list.queryOptions({
      input,
      placeholderData: keepPreviousData,
      meta: { followsMessages: true },
    }),
  )
  useFollowPlan(place.contentplanId, contentApi.list.key({ input: { contentplanId: place.contentplanId } }))
  const { data, dataUpdatedAt, refetch } = query
  const found = {
    rows: data?.articles ?? NONE,
    total: data?.total ?? 0,
    countOf: (tab: ContentFilter) => data?.counts[tab] ?? null,
    countOfHub: (id: number | null) => data?.topics.find(({ topic_id: hub }) => hub === id)?.count ?? null,
    state: listStateOf(query),
    isWaiting: isFirstAsked(query),
    /** When the rows were loaded. */
    now: useMemo(() => new Date(dataUpdatedAt), [dataUpdatedAt]),
    refetch: () => void refetch(),
  } as const
  return { place, view, change, found }
}

export type ContentList = ReturnType<typeof useContentList>
