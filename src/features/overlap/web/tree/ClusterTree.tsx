import { IconBinaryTree } from '#ui/icons.ts'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import type { ComparedKeyword } from '../api.ts'
import { pairWith, type Pair } from '../compared-pair.ts'
import { Dendrogram } from './Dendrogram.tsx'
import type { TreeItem } from './layout-tree.ts'
import { NotInTree } from './NotInTree.tsx'
import { TreeState } from './TreeState.tsx'
import { useClusterTree } from './use-cluster-tree.ts'
import { itemAt } from '#platform/items.ts'

interface ClusterTreeProps {
  articleId: number
  keywords: readonly ComparedKeyword[]
  pair: Pair
  /** The pair that is compared until the user chooses another. */
  first: Pair
  onPair: (pair: Pair) => void
}

/** The tree of a cluster, in which the user picks what to compare. */
export function ClusterTree({ articleId, keywords, pair, first, onPair }: ClusterTreeProps) {
  const tree = useClusterTree(articleId, keywords)
  const { data, layout } = tree
  const pick = ({ keywordId, sides }: TreeItem) =>
    onPair(
      keywordId === null ? [itemAt(sides, 0).main.id, itemAt(sides, 1).main.id] : pairWith(keywordId, first),
    )
  if (data === undefined) return <TreeState tree={tree} count={keywords.length} />
  return (
    <>
      {layout && layout.rows > 1 ? (
        <Dendrogram key={articleId} layout={layout} pair={pair} onPick={pick} />
      ) : (
        <EmptyState
          icon={<IconBinaryTree size={24} stroke={1.5} />}
          sentence={
            layout
              ? `Search results are known of “${itemAt(layout.items, 0).main.name}” alone, so there is nothing to compare yet.`
              : 'The search results of these keywords are not known yet.'
          }
        />
      )}
      <NotInTree unknown={data.unknown} leftOut={data.leftOut} />
    </>
  )
}
