import { useQuery } from '@tanstack/react-query'
import { ALERT_NAMES } from '#features/advice/rules.ts'
import { articlesApi } from '#features/articles/web/index.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { SidePanel } from '#ui/panels/SidePanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import classes from './ClusterEvidence.module.css'
import { describeAction, listAlerts } from './describe-cluster.ts'

interface ClusterEvidenceProps {
  place: PlanPlace
  articleId: number
  onClose: () => void
}

/** What is behind the alerts and the suggested action of one cluster, beside the list. */
export function ClusterEvidence({ articleId, onClose }: ClusterEvidenceProps) {
  const { data: article, isError, refetch } = useQuery(articlesApi.get.queryOptions({ input: { articleId } }))
  return (
    <SidePanel label="Alerts and advice" onClose={onClose}>
      {isError ? (
        <ErrorPanel onRetry={() => void refetch()} />
      ) : article === undefined ? (
        <SkeletonRows label="Loading the cluster" count={3} rowHeight={40} />
      ) : (
        <div className={classes.evidence}>
          <h2>
            <bdi>{article.title}</bdi>
          </h2>
          <p>{describeAction(article) ?? 'Nothing is suggested for this cluster.'}</p>
          {listAlerts(article).map((alert) => (
            <div key={alert}>
              <h3>{ALERT_NAMES[alert].name}</h3>
              <p>{ALERT_NAMES[alert].meaning}</p>
            </div>
          ))}
        </div>
      )}
    </SidePanel>
  )
}
