import { IconBinaryTree } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorPanel } from '#ui/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/SkeletonRows.tsx'
import { overlapApi, type ComparedKeyword } from '../api.ts'
import { pairWith, type Pair } from '../compared-pair.ts'
import { Dendrogram } from './Dendrogram.tsx'
import { layoutTree, type TreeItem } from './layout-tree.ts'
import { NotInTree } from './NotInTree.tsx'

/** As high as the tree will be, with its scale above and its words below. */
const ROWS_AROUND = 3
const MOST_ROWS = 20

interface ClusterTreeProps {
  articleId: number
  keywords: readonly ComparedKeyword[]
  pair: Pair
  /** What is compared when nobody has chosen anything. */
  first: Pair
  onPair: (pair: Pair) => void
}

/** The merges of a cluster, to look at and to pick from. */
export function ClusterTree({ articleId, keywords, pair, first, onPair }: ClusterTreeProps) {
  const { data, isError, isRefetching, refetch } = useQuery(
    overlapApi.drawTree.queryOptions({ input: { articleId }, meta: { followsMessages: true } }),
  )
  const root = data?.clusters ?? null
  const layout = useMemo(() => {
    const volumes = new Map(keywords.map(({ id, estimated_search_volume: volume }) => [id, volume]))
    return root && layoutTree(root, (id) => volumes.get(id) ?? -1)
  }, [root, keywords])
  const pick = ({ keywordId, sides }: TreeItem) =>
    onPair(keywordId === null ? [sides[0].main.id, sides[1].main.id] : pairWith(keywordId, first))

  if (data === undefined)
    return isError ? (
      <ErrorPanel onRetry={() => void refetch()} isBusy={isRefetching} />
    ) : (
      <SkeletonRows
        label="The tree is loading"
        count={Math.min(keywords.length, MOST_ROWS) + ROWS_AROUND}
        rowHeight={28}
      />
    )
  return (
    <>
      {layout && layout.rows > 1 ? (
        <Dendrogram key={articleId} layout={layout} pair={pair} onPick={pick} />
      ) : (
        <EmptyState
          icon={<IconBinaryTree size={24} stroke={1.5} />}
          sentence={
            layout
              ? `Search results are known of “${layout.items[0].main.name}” alone, so there is nothing to compare yet.`
              : 'The search results of these keywords are not known yet.'
          }
        />
      )}
      <NotInTree unknown={data.unknown} leftOut={data.leftOut} />
    </>
  )
}
