import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { useFollowPlan } from '#features/contentplans/web/index.ts'
import { listStateOf } from '#ui/table/list-state.ts'
import type { linksOfPage } from '../../../contract.ts'
import { pagesApi, wholeLinks } from '../../api.ts'

export type LinkOfPage = z.infer<typeof linksOfPage>['links'][number]
export type LinkDirection = 'incoming' | 'outgoing'

/** A page of the links to the page of a cluster, and one of those from it. */
export function useLinksOfArticle(contentplanId: number, articleId: number) {
  const [pages, setPages] = useState({ incoming: 1, outgoing: 1 })
  const query = useQuery(
    pagesApi.listLinksOfArticle.queryOptions({
      input: { articleId, incomingPage: pages.incoming, outgoingPage: pages.outgoing },
      select: wholeLinks,
      placeholderData: keepPreviousData,
      meta: { followsMessages: true },
    }),
  )
  useFollowPlan(contentplanId, pagesApi.listLinksOfArticle.key({ input: { articleId } }))
  return {
    data: query.data ?? null,
    state: listStateOf(query),
    refetch: () => void query.refetch(),
    pages,
    showPage: (direction: LinkDirection, page: number) => setPages((now) => ({ ...now, [direction]: page })),
  } as const
}

export type FoundLinks = ReturnType<typeof useLinksOfArticle>
