import { Button } from '@mantine/core'
import { type Article, describeProgress, useChangeArticles } from '#features/articles/web/index.ts'
import { MOST_ARTICLES } from '#features/articles/rules.ts'
import { useOverlapScore } from '#features/overlap/web/index.ts'
import { formatCount, formatScore } from '#ui/numbers.ts'
import { SelectionBar } from '#ui/layout/SelectionBar.tsx'
import { ClusterActions } from './ClusterActions.tsx'
import type { ClustersView } from './clusters-view.ts'
import { useSelectAll } from './use-select-all.ts'

interface ClusterSelectionProps {
  contentplanId: number
  clusters: readonly Article[]
  view: ClustersView
  /** How many there are on all pages, where more of them are wanted; 0 where not. */
  total: number
  onSelect: (clusters: readonly Article[]) => void
  onClear: () => void
}

/** F-080, as far as it is known: what the selected clusters add up to, how much they overlap, and what can be done. */
export function ClusterSelection({
  contentplanId,
  clusters,
  view,
  total,
  onSelect,
  onClear,
}: ClusterSelectionProps) {
  const changing = useChangeArticles(contentplanId)
  const { selectAll, isSelecting, found } = useSelectAll({ contentplanId, view, onFound: onSelect })
  const reachable = Math.min(total, MOST_ARTICLES)
  const { score, isError } = useOverlapScore({
    contentplanId,
    articleIds: clusters.map(({ id }) => id),
    // They may be gone when it is done.
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
        { label: 'Search Volume', value: formatCount(sum(clusters, 'estimated_search_volume')) },
        { label: 'Keywords', value: formatCount(sum(clusters, 'keyword_count')) },
        { label: 'SERP Overlap', value: isError ? '–' : describeScore(score) },
      ]}
      actions={<ClusterActions clusters={clusters} changing={changing} onDone={onClear} />}
      onClear={onClear}
    />
  )
}

function sum(clusters: readonly Article[], figure: 'estimated_search_volume' | 'keyword_count'): number {
  return clusters.reduce((total, cluster) => total + cluster[figure], 0)
}

/** V-29 */
function describeScore(score: number | null | undefined): string {
  if (score === undefined) return '…'
  return score === null ? 'N/a' : `${formatScore(score)} / 10`
}
