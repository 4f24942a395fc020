import { formatCount, formatNoun } from '#ui/numbers.ts'
import type { ProposedCluster } from '#features/clustering/web/index.ts'
import { describeEnd, describeParts } from './describe-proposed.ts'
import classes from './Proposed.module.css'
import { ProposedName } from './ProposedName.tsx'
import type { PlanPlace } from '#features/contentplans/rules.ts'

interface ProposedEndProps {
  place: PlanPlace
  cluster: ProposedCluster
}

/** Says which clusters get the keywords of a cluster, and whether the cluster is deleted or stays empty. */
export function ProposedEnd({ place, cluster }: ProposedEndProps) {
  const { lead, shown, more } = describeParts(cluster)
  const end = describeEnd(cluster)
  if (shown.length === 0 && end === null) return null
  return (
    <p className={classes.quiet}>
      {shown.length > 0 && `${lead} `}
      {shown.map(({ articleId, title, count }, at) => (
        <span key={`${articleId} ${title}`}>
          {at > 0 && ', '}
          {articleId === cluster.articleId && articleId !== null ? (
            'this cluster'
          ) : (
            <bdi>
              <ProposedName place={place} articleId={articleId} title={title} />
            </bdi>
          )}
          {articleId === null && ' (new)'}{' '}
          <span className={classes.count}>({formatNoun(count, 'keyword', 'keywords')})</span>
        </span>
      ))}
      {more > 0 && ` and ${formatCount(more)} more`}
      {shown.length > 0 && '. '}
      {end}
    </p>
  )
}
