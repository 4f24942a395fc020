import { Button } from '@mantine/core'
import {
  describeProgress,
  describeVolume,
  sumVolumes,
  useChangeArticles,
  volumeOf,
  type Article,
} from '#features/articles/web/index.ts'
import { MOST_ARTICLES } from '#features/articles/rules.ts'
import { useOverlapScore } from '#features/overlap/web/index.ts'
import { formatCount } from '#ui/numbers.ts'
import { SelectionBar } from '#ui/layout/SelectionBar.tsx'
import { ClusterActions } from './ClusterActions.tsx'
import type { ClustersView } from './clusters-view.ts'
import { describeScore } from './describe-score.ts'
import { useSelectAll } from './use-select-all.ts'

interface ClusterSelectionProps {
  contentplanId: number
  clusters: readonly Article[]
  view: ClustersView
  /** Number of clusters on all pages if the user may want to select them all, else 0. */
  total: number
  onSelect: (clusters: readonly Article[]) => void
  onClear: () => void
}

/** Bar with sums, overlap and actions of the selected clusters; the part of F-080 that exists so far. */
export function ClusterSelection({
  contentplanId,
  clusters,
  view,
  total,
  onSelect,
  onClear,
}: ClusterSelectionProps) {
  const sum = sumVolumes(clusters.map(volumeOf))
  const volume = describeVolume(sum)
  const changing = useChangeArticles(contentplanId)
  const { selectAll, isSelecting, found } = useSelectAll({ contentplanId, view, onFound: onSelect })
  const reachable = Math.min(total, MOST_ARTICLES)
  const { score, isError } = useOverlapScore({
    contentplanId,
    articleIds: clusters.map(({ id }) => id),
    // A running change may delete some of the clusters.
    isPaused: changing.isPending,
  })
  return (
    <SelectionBar
      count={clusters.length}
      progress={
        isSelecting
          ? `Selecting: ${formatCount(found)} of ${formatCount(reachable)}`
          : changing.isPending && changing.variables
            ? describeProgress(changing.variables)
            : null
      }
      more={
        reachable > clusters.length && (
          <Button size="xs" variant="subtle" disabled={isSelecting || changing.isPending} onClick={selectAll}>
            Select {total > reachable ? 'the first' : 'all'} {formatCount(reachable)}
          </Button>
        )
      }
      sums={[
        { label: 'Search Volume', value: volume.text, note: volume.note },
        { label: 'Keywords', value: formatCount(sum.keywords) },
        { label: 'SERP Overlap', ...describeScore({ score, isError, count: clusters.length }) },
      ]}
      actions={<ClusterActions clusters={clusters} changing={changing} onDone={onClear} />}
      onClear={onClear}
    />
  )
}
