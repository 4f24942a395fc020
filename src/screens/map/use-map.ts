import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { articlesApi } from '#features/articles/web/index.ts'
import { useFollowPlan } from '#features/contentplans/web/index.ts'
import { applyMoves, type Move } from './changes/apply-moves.ts'
import { arrangeMap } from './map-layout.ts'

/** The map of a plan with these moves, loaded again when the plan changes. */
export function useMap(contentplanId: number, moves: readonly Move[]) {
  const input = { contentplanId }
  const query = useQuery(articlesApi.getMap.queryOptions({ input, meta: { followsMessages: true } }))
  useFollowPlan(contentplanId, articlesApi.getMap.key({ input }))
  const { data } = query
  const map = useMemo(() => (data === undefined ? null : applyMoves(data, moves)), [data, moves])
  const layout = useMemo(() => map && arrangeMap(map), [map])
  return { map, layout, query }
}
