import { EvidencePanel } from '#features/evidence/web/index.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { SidePanel } from '#ui/panels/SidePanel.tsx'
import classes from './ClusterEvidence.module.css'

interface ClusterEvidenceProps {
  place: PlanPlace
  articleId: number
  onClose: () => void
  /** Clusters were changed, so that alerts are to be recalculated. */
  onChanged: () => void
}

/** F-089: what is behind the alerts and the advice of one cluster, beside the list. */
export function ClusterEvidence({ place, articleId, onClose, onChanged }: ClusterEvidenceProps) {
  return (
    <SidePanel label="Alerts and advice" onClose={onClose}>
      <div className={classes.evidence}>
        <EvidencePanel
          place={place}
          articleId={articleId}
          isApart
          onDone={(fix) => {
            onChanged()
            // The cluster is gone when it was merged into another one.
            if (fix.code === 'merge-clusters' && fix.from.article_id === articleId) onClose()
          }}
        />
      </div>
    </SidePanel>
  )
}
