import { useId } from 'react'
import { describeVolume, volumeOf } from '#features/articles/web/index.ts'
import { articlePath, type PlanPlace } from '#features/contentplans/rules.ts'
import { NotedCell } from '#ui/cells/NotedCell.tsx'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { formatCount, formatNoun } from '#ui/numbers.ts'
import type { GroupingResult } from '../api.ts'
import classes from './ClusteringResult.module.css'

interface ResultClustersProps {
  place: PlanPlace
  kind: 'new' | 'joined'
  clusters: GroupingResult['largest']
  /** How many clusters of the kind there are; not all are listed. */
  total: number
}

/** The first clusters of a kind, such as new ones. The part is left out if the list is empty. */
export function ResultClusters({ place, kind, clusters, total }: ResultClustersProps) {
  const id = useId()
  if (clusters.length === 0) return null
  return (
    <div className={classes.list}>
      <h3 id={id}>{describeKind(kind, total)}</h3>
      <table aria-labelledby={id}>
        <colgroup>
          <col />
          <col />
          <col />
        </colgroup>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Cluster</th>
            <th scope="col">{kind === 'new' ? 'Keywords' : 'Keywords that joined'}</th>
            <th scope="col">Search volume</th>
          </tr>
        </thead>
        <tbody>
          {clusters.map(({ articleId, title, count, ...cluster }) => (
            <tr key={articleId}>
              <th scope="row" dir="auto">
                <AppLink href={articlePath(place, articleId)} title={title}>
                  {title}
                </AppLink>
              </th>
              <td>{kind === 'new' ? formatNoun(count, 'keyword', 'keywords') : `+${formatCount(count)}`}</td>
              <td title="Searches a month">
                <NotedCell {...describeVolume(volumeOf(cluster))} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function describeKind(kind: ResultClustersProps['kind'], total: number): string {
  if (kind === 'new')
    return total === 1
      ? '1 new cluster'
      : `${formatNoun(total, 'new cluster', 'new clusters')}, the largest first`
  return `${formatNoun(total, 'cluster that existed has', 'clusters that existed have')} grown`
}
