import { LockMark, type Article } from '#features/articles/web/index.ts'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { formatCount, formatNoun } from '#ui/numbers.ts'
import { MergeButton } from './MergeButton.tsx'
import classes from './Modify.module.css'
import type { useFoundClusters } from './use-found-clusters.ts'

interface FoundClustersProps {
  text: string
  found: ReturnType<typeof useFoundClusters>
  onMerge: (cluster: Article) => void
}

/** The clusters that a search found, each with a button to merge it. */
export function FoundClusters({ text, found, onMerge }: FoundClustersProps) {
  const { rows, leftOut, state, problem, refetch } = found
  if (problem !== null) return null
  // The clusters of the text before are no answer to this one.
  if (state === 'loading' || state === 'refreshing')
    return <SkeletonRows label="Clusters are searched" count={4} rowHeight={40} />
  if (state === 'error') return <ErrorPanel onRetry={refetch} />
  if (rows.length === 0) return <p className={classes.note}>No other cluster is found for “{text}”.</p>
  return (
    <>
      <ul className={classes.found}>
        {rows.map((cluster) => (
          <li key={cluster.id}>
            <span>
              <bdi>{cluster.title}</bdi> {cluster.is_locked && <LockMark />}
              <span className={classes.note}>{formatNoun(cluster.keyword_count, 'keyword', 'keywords')}</span>
            </span>
            <MergeButton cluster={cluster} size="xs" onMerge={() => onMerge(cluster)} />
          </li>
        ))}
      </ul>
      {leftOut > 0 && (
        <p className={classes.note}>{formatCount(leftOut)} more, less searched: other words may show them.</p>
      )}
    </>
  )
}
