import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useFollowPlan } from '#features/contentplans/web/index.ts'
import { isFirstAsked } from '#platform/web/use-first-wait.ts'
import { useListView } from '#platform/web/use-list-view.ts'
import { useIsPhone } from '#ui/layout/use-is-phone.ts'
import { listStateOf } from '#ui/table/list-state.ts'
import { linksApi, pagesApi, type InternalLink, type LinkedPage } from '../api.ts'
import {
  linkFilterOf,
  linkPageFilterOf,
  linkSort,
  pageSort,
  readLinksView,
  writeLinksView,
  writeSort,
  type LinksView,
} from './links-view.ts'

const ADDRESS = { read: readLinksView, write: writeLinksView }
const NO_LINKS: readonly InternalLink[] = []
const NO_PAGES: readonly LinkedPage[] = []

/** What the URL asks for. */
export function useLinksView() {
  const params = useParams({ from: '/workspace/$workspaceId/contentplan/$contentplanId/internal-links' })
  const place = useMemo(
    () => ({ workspaceId: Number(params.workspaceId), contentplanId: Number(params.contentplanId) }),
    [params.workspaceId, params.contentplanId],
  )
  const { view, change } = useListView(ADDRESS)
  const isPhone = useIsPhone()
  useFollowPlan(place.contentplanId, linksApi.key())
  useFollowPlan(place.contentplanId, pagesApi.listLinks.key())
  return { place, view, change, mode: view.mode ?? (isPhone ? 'table' : 'graph') } as const
}

/** How many links there are, and what is wrong with them. */
export function useLinkSummary(contentplanId: number, { isContentOnly }: LinksView) {
  const query = useQuery(
    linksApi.summarize.queryOptions({
      input: { contentplanId, ...(isContentOnly && { inContent: true }) },
      placeholderData: keepPreviousData,
      meta: { followsMessages: true },
    }),
  )
  return {
    summary: query.data ?? null,
    /** When it was asked. */
    now: new Date(query.dataUpdatedAt),
    isUnknown: query.isLoadingError,
    isWaiting: isFirstAsked(query),
    refetch: () => void query.refetch(),
  }
}
export type LinkSummary = NonNullable<ReturnType<typeof useLinkSummary>['summary']>

/** The page that the URL of the screen names; null where the plan has no such page. */
export function useChosenPage(contentplanId: number, url: string) {
  const query = useQuery(
    pagesApi.find.queryOptions({
      input: url === '' ? skipToken : { contentplanId, page: url.slice(0, 2000) },
    }),
  )
  const isChosen = url !== ''
  return {
    page: isChosen ? (query.data?.page ?? null) : null,
    /** Whether it is known that the plan has no such page. */
    isMissing: isChosen && query.data?.page === null && !query.isPlaceholderData,
    isUnknown: isChosen && query.isLoadingError,
    isWaiting: isChosen && isFirstAsked(query),
    refetch: () => void query.refetch(),
  }
}
export type ChosenPage = NonNullable<ReturnType<typeof useChosenPage>['page']>

/** One page of the links of a view; with a direction those of the chosen page. */
export function useLinks(contentplanId: number, view: LinksView, direction: 'incoming' | 'outgoing' | null) {
  const page = direction === 'outgoing' ? view.outgoingPage : view.page
  const sort = linkSort(view)
  const key = direction === null || sort.key === 'anchor_text' ? sort.key : OTHER_END[direction]
  const query = useQuery(
    pagesApi.listLinks.queryOptions({
      input: {
        contentplanId,
        ...linkFilterOf(view),
        ...(direction !== null && { urlFilter: view.url, direction }),
        ...writeSort({ ...sort, key }),
        limit: view.pageSize,
        page,
      },
      placeholderData: keepPreviousData,
      meta: { followsMessages: true },
    }),
  )
  const { data, refetch } = query
  return {
    rows: data?.links ?? NO_LINKS,
    total: data?.total ?? null,
    state: listStateOf(query),
    page,
    refetch: () => void refetch(),
  } as const
}

/** The other end of the links of a page. */
export const OTHER_END = { incoming: 'from_url', outgoing: 'to_url' } as const

/** One page of the pages that no content links to, or that link to none. */
export function useLinkedPages(contentplanId: number, view: LinksView) {
  const filter = linkPageFilterOf(view)
  const query = useQuery(
    linksApi.listPages.queryOptions({
      input:
        filter === null
          ? skipToken
          : { contentplanId, ...filter, ...writeSort(pageSort(view)), limit: view.pageSize, page: view.page },
      placeholderData: keepPreviousData,
      meta: { followsMessages: true },
    }),
  )
  const { data, refetch } = query
  return {
    rows: data?.pages ?? NO_PAGES,
    total: data?.total ?? null,
    state: listStateOf(query),
    refetch: () => void refetch(),
  } as const
}

/** The graph of the most linked pages; where a page is chosen that is not among them, the graph around it. */
export function useLinkGraph(contentplanId: number, { isContentOnly, url }: LinksView) {
  const input = { contentplanId, ...(isContentOnly && { inContent: true }) }
  const meta = { followsMessages: true }
  const most = useQuery(linksApi.readGraph.queryOptions({ input, placeholderData: keepPreviousData, meta }))
  const isApart = url !== '' && most.data !== undefined && !most.data.pages.some((page) => page.url === url)
  const around = useQuery(
    linksApi.readGraph.queryOptions({ input: isApart ? { ...input, url } : skipToken, meta }),
  )
  const shown = isApart && around.data ? around : most
  return {
    graph: shown.data ?? null,
    isAround: shown === around,
    isUnknown: shown.isLoadingError,
    refetch: () => void shown.refetch(),
  }
}
export type LinkGraphData = NonNullable<ReturnType<typeof useLinkGraph>['graph']>
