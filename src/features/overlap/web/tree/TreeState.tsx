import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'

/** As high as the tree will be, with its scale above and its words below. */
const ROWS_AROUND = 3
const MOST_ROWS = 20

interface TreeStateProps {
  tree: { isError: boolean; isBusy: boolean; refetch: () => void }
  /** Keywords that will be in it. */
  count: number
}

/** In the place of a tree that is not there yet. */
export function TreeState({ tree, count }: TreeStateProps) {
  if (tree.isError) return <ErrorPanel onRetry={tree.refetch} isBusy={tree.isBusy} />
  return (
    <SkeletonRows
      label="The tree is loading"
      count={Math.min(count, MOST_ROWS) + ROWS_AROUND}
      rowHeight={28}
    />
  )
}
