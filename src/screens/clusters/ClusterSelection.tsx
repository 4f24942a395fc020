import {
  articlesApi,
  describeProgress,
  describeVolume,
  sumVolumes,
  useChangeArticles,
  volumeOf,
  type Article,
  type ArticleInput,
} from '#features/articles/web/index.ts'
import { MOST_ARTICLES, MOST_ARTICLES_PER_PAGE } from '#features/articles/rules.ts'
import { useSelectAll } from '#platform/web/use-select-all.ts'
import { useOverlapScore } from '#features/overlap/web/index.ts'
import { formatCount } from '#ui/numbers.ts'
import { SelectAllButton } from '#ui/layout/SelectAllButton.tsx'
import { SelectionBar } from '#ui/layout/SelectionBar.tsx'
import { ClusterActions } from './ClusterActions.tsx'
import { writeFilter, type ClustersView } from './clusters-view.ts'
import { describeScore } from './selection/describe-score.ts'

interface ClusterSelectionProps {
  contentplanId: number
  clusters: readonly Article[]
  view: ClustersView
  /** Number of clusters on all pages if the user may want to select them all, else 0. */
  total: number
  onSelect: (clusters: readonly Article[]) => void
  onClear: () => void
  /** Clusters were changed, so that alerts are to be recalculated. */
  onChanged: () => void
}

/** Bar with sums, overlap and actions of the selected clusters; the part of F-080 that exists so far. */
export function ClusterSelection({
  contentplanId,
  clusters,
  view,
  total,
  onSelect,
  onClear,
  onChanged,
}: ClusterSelectionProps) {
  const sum = sumVolumes(clusters.map(volumeOf))
  const volume = describeVolume(sum)
  const changing = useChangeArticles(contentplanId)
  const onDone = ({ action }: ArticleInput) => {
    onClear()
    if (action === 'merge' || action === 'delete' || action === 'reset') onChanged()
  }
  const { selectAll, isSelecting, found, wanted } = useSelectAll({
    listPage: async (page) => {
      const window = writeFilter({ ...view, page, pageSize: MOST_ARTICLES_PER_PAGE })
      return (await articlesApi.listAdvanced.call({ contentplanId, ...window })).articles
    },
    pageSize: MOST_ARTICLES_PER_PAGE,
    most: MOST_ARTICLES,
    total,
    selected: clusters.length,
    errorMessage: 'Not all clusters could be selected. Please try again.',
    onFound: onSelect,
  })
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
          ? `Selecting: ${formatCount(found)} of ${formatCount(wanted)}`
          : changing.isPending && changing.variables
            ? describeProgress(changing.variables)
            : null
      }
      more={
        <SelectAllButton
          selected={clusters.length}
          total={total}
          most={MOST_ARTICLES}
          isDisabled={isSelecting || changing.isPending}
          onSelect={selectAll}
        />
      }
      sums={[
        { label: 'Search Volume', value: volume.text, note: volume.note },
        { label: 'Keywords', value: formatCount(sum.keywords) },
        {
          label: clusters.length > 1 ? 'SERP Overlap between them' : 'SERP Overlap',
          ...describeScore({ score, isError, count: clusters.length }),
        },
      ]}
      actions={
        <ClusterActions clusters={clusters} isSelecting={isSelecting} changing={changing} onDone={onDone} />
      }
      onClear={onClear}
    />
  )
}
