import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { overlapApi, type ComparedKeyword } from '../api.ts'
import { layoutTree } from './layout-tree.ts'

/** Loads the tree of a cluster and lays it out. */
export function useClusterTree(articleId: number, keywords: readonly ComparedKeyword[]) {
  const { data, isError, isRefetching, refetch } = useQuery(
    overlapApi.drawTree.queryOptions({ input: { articleId }, meta: { followsMessages: true } }),
  )
  const root = data?.clusters ?? null
  const layout = useMemo(() => {
    const volumes = new Map(keywords.map(({ id, estimated_search_volume: volume }) => [id, volume]))
    return root && layoutTree(root, (id) => volumes.get(id) ?? -1)
  }, [root, keywords])
  return { data, layout, isError, isBusy: isRefetching, refetch: () => void refetch() }
}
