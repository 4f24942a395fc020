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
import { SelectAllButton } from '#ui/layout/SelectAllButton.tsx'
import { SelectionBar } from '#ui/layout/SelectionBar.tsx'
import { formatCount } from '#ui/numbers.ts'
import { ClusterActions } from './ClusterActions.tsx'
import { describeScore } from './describe-score.ts'
import { NumbersButton } from './NumbersButton.tsx'
import { PageActions } from './PageActions.tsx'
import { listBlocks } from './search-blocks.ts'
import { SearchTable } from './SearchTable.tsx'
import type { SelectedProps } from './selected-props.ts'
import { useLockMatches } from './use-lock-matches.ts'
import { useSelectAllClusters, type ListInput } from './use-select-all-clusters.ts'
import { useSetPageAction } from './use-set-page-action.ts'

interface SelectedClustersProps extends SelectedProps {
  kind: 'clusters' | 'pages'
  clusters: readonly Article[]
  listInput: ListInput
  /** Number of clusters on all pages if the user may want to select them all, else 0. */
  total: number
  onSelect: (clusters: readonly Article[]) => void
}

/** Bar with sums, overlap, numbers in search and actions of the selected clusters, or of their pages. */
export function SelectedClusters(props: SelectedClustersProps) {
  const { place, kind, clusters, listInput, total, numbers, onSelect, onClear, onChanged } = props
  const { contentplanId } = place
  const sum = sumVolumes(clusters.map(volumeOf))
  const volume = describeVolume(sum)
  const changing = useChangeArticles(contentplanId)
  const setting = useSetPageAction(contentplanId)
  const locking = useLockMatches(contentplanId)
  const isChanging = changing.isPending || setting.isPending || locking.isPending
  const { selectAll, isSelecting, found, wanted } = useSelectAllClusters({
    contentplanId,
    listInput,
    total,
    selected: clusters.length,
    onFound: (rows) =>
      onSelect(kind === 'pages' ? rows.filter(({ page_id: pageId }) => pageId !== null) : rows),
  })
  const { score, isError } = useOverlapScore({
    contentplanId,
    articleIds: clusters.map(({ id }) => id),
    // A running change may delete some of the clusters.
    isPaused: changing.isPending,
  })
  const actions = {
    clusters,
    isSelecting,
    changing,
    setting,
    onDone: (change: string) => {
      onClear()
      onChanged(change)
    },
  }
  return (
    <SelectionBar
      count={clusters.length}
      progress={
        isSelecting
          ? `Selecting: ${formatCount(found)} of ${formatCount(wanted)}`
          : changing.isPending && changing.variables
            ? describeProgress(changing.variables)
            : isChanging
              ? `Changing ${formatCount(clusters.length)} pages…`
              : kind === 'pages'
                ? `${formatCount(clusters.length)} ${clusters.length === 1 ? 'page' : 'pages'} selected`
                : null
      }
      more={
        <>
          <SelectAllButton
            selected={clusters.length}
            total={total}
            most={MOST_ARTICLES}
            isDisabled={isSelecting || isChanging}
            onSelect={selectAll}
          />
          <NumbersButton {...numbers} />
        </>
      }
      sums={[
        { label: 'Search Volume', value: volume.text, note: volume.note },
        { label: 'Keywords', value: formatCount(sum.keywords) },
        { label: 'SERP Overlap', ...describeScore({ score, isError, count: clusters.length }) },
      ]}
      actions={
        kind === 'pages' ? (
          <PageActions {...actions} locking={locking} />
        ) : (
          <ClusterActions {...actions} contentplanId={contentplanId} />
        )
      }
      onClear={onClear}
    >
      {numbers.isOpen && <SearchTable blocks={listBlocks(clusters)} count={clusters.length} />}
    </SelectionBar>
  )
}
