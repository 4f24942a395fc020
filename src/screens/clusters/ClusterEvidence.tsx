import { useQuery } from '@tanstack/react-query'
import { articlesApi } from '#features/articles/web/index.ts'
import { articlePath, type PlanPlace } from '#features/contentplans/rules.ts'
import { EvidencePanel } from '#features/evidence/web/index.ts'
import { LinkCell } from '#ui/cells/LinkCell.tsx'
import { SidePanel } from '#ui/panels/SidePanel.tsx'
import classes from './ClusterEvidence.module.css'

interface ClusterEvidenceProps {
  place: PlanPlace
  articleId: number
  onClose: () => void
  /** Clusters were changed, so that alerts are to be recalculated. */
  onChanged: () => void
}

/** What is behind the alerts and the suggested action of one cluster, beside the list. */
export function ClusterEvidence({ place, articleId, onClose, onChanged }: ClusterEvidenceProps) {
  const { data: article } = useQuery(articlesApi.get.queryOptions({ input: { articleId, texts: false } }))
  return (
    <SidePanel label="Alerts and advice of a cluster" onClose={onClose}>
      <p className={classes.title}>
        {article === undefined ? (
          ' '
        ) : (
          <LinkCell text={article.title} href={articlePath(place, articleId)} isNewTab />
        )}
      </p>
      <EvidencePanel
        place={place}
        articleId={articleId}
        onDone={(fix) => {
          if (fix.code === 'merge-clusters' && fix.from.article_id === articleId) onClose()
          onChanged()
        }}
      />
    </SidePanel>
  )
}
