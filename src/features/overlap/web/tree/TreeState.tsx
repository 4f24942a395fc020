import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'

/** Rows for the scale above the tree and the text below it, so that the skeleton is as high as the tree will be. */
const ROWS_AROUND = 3
const MOST_ROWS = 20

interface TreeStateProps {
  tree: { isError: boolean; isBusy: boolean; refetch: () => void }
  /** How many keywords the tree will have. */
  count: number
}

/** Shown in place of a tree that is loading or could not be loaded. */
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
