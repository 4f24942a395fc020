import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { placeBefore } from '#platform/place-before.ts'
import type { writing } from '../../contract.ts'
import type { z } from 'zod'
import { coverByCredits } from '../../rules.ts'
import { writingApi } from '../api.ts'

type ManyEstimate = z.infer<NonNullable<(typeof writing.estimateMany)['~orpc']['outputSchema']>>
export type PricedArticle = ManyEstimate['articles'][number] & {
  /** Whether the credits suffice for it (V-41). */
  isCovered: boolean
}

/** What writing clusters together costs, in an order that people change. Without ids: all favorites. */
export function useManyEstimate(contentplanId: number, articleIds?: readonly number[]) {
  const [order, setOrder] = useState<readonly number[]>([])
  const query = useQuery(
    writingApi.estimateMany.queryOptions({
      input: { contentplanId, ...(articleIds && { articleIds: [...articleIds] }) },
      // Credits may have been spent since the last time.
      staleTime: 0,
      gcTime: 0,
    }),
  )
  const articles = query.data ? coverInOrder(query.data, order) : []
  return {
    query,
    articles,
    covered: articles.filter(({ isCovered }) => isCovered),
    move: (moved: number, before: number | null) => {
      const next = placeBefore(
        articles.map(({ articleId }) => articleId),
        { moved, before },
      )
      if (next !== null) setOrder(next)
    },
  }
}

/** The articles in the chosen order; those that are new since come last. */
function coverInOrder(
  { articles, credits_left: left }: ManyEstimate,
  order: readonly number[],
): PricedArticle[] {
  const places = new Map(order.map((id, at) => [id, at]))
  const placeOf = ({ articleId }: { articleId: number }) => places.get(articleId) ?? order.length
  const inOrder = articles.toSorted((one, other) => placeOf(one) - placeOf(other))
  const isCovered = coverByCredits(inOrder, { left: left ?? Number.POSITIVE_INFINITY })
  return inOrder.map((article, at) => ({ ...article, isCovered: isCovered[at] ?? false }))
}
