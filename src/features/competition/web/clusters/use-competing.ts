import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useFollowPlan } from '#features/contentplans/web/index.ts'
import { listStateOf } from '#ui/table/list-state.ts'
import { competitionApi, type CompetingCluster, type PseudoCluster } from '../api.ts'

const NO_CLUSTERS: readonly CompetingCluster[] = []
const NO_PSEUDO: readonly PseudoCluster[] = []

/** What competes with a cluster, the clusters that compete most first. */
export function useCompeting(contentplanId: number, articleId: number) {
  const query = useQuery(
    competitionApi.listClusters.queryOptions({
      input: { articleId },
      placeholderData: keepPreviousData,
      meta: { followsMessages: true },
    }),
  )
  useFollowPlan(contentplanId, competitionApi.listClusters.key({ input: { articleId } }))
  const { data, refetch } = query
  return {
    rows: data?.articles ?? NO_CLUSTERS,
    total: data?.total ?? 0,
    pseudo: data?.pseudo ?? NO_PSEUDO,
    state: listStateOf(query),
    refetch: () => void refetch(),
  } as const
}
