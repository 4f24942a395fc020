import { useNavigate } from '@tanstack/react-router'
import { articlePath, type PlanPlace } from '#features/contentplans/rules.ts'
import { EvidencePanel } from '#features/evidence/web/index.ts'
import classes from './evidence.module.css'
import { EVIDENCE_ID } from './evidence-id.ts'

/** The alerts of a cluster. When it is merged into another cluster, that one is shown. */
export function ArticleEvidence({ place, articleId }: { place: PlanPlace; articleId: number }) {
  const navigate = useNavigate()
  return (
    <div id={EVIDENCE_ID} className={classes.evidence}>
      <EvidencePanel
        place={place}
        articleId={articleId}
        hasAdviceBeside
        onDone={(fix) => {
          if (fix.code === 'merge-clusters' && fix.from.article_id === articleId)
            void navigate({ to: articlePath(place, fix.into.article_id) })
        }}
      />
    </div>
  )
}
