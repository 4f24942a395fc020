import { lazy, Suspense, useEffect, useId } from 'react'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import type { Fix } from './api.ts'
import classes from './Evidence.module.css'
import { useEvidence } from './use-evidence.ts'

const loadFound = () => import('./FoundEvidence.tsx')
const FoundEvidence = lazy(() => loadFound().then((part) => ({ default: part.FoundEvidence })))

interface EvidencePanelProps {
  place: PlanPlace
  articleId: number
  /** Whether the advice on the page is said elsewhere on the screen, and only what it may bring here. */
  hasAdviceBeside?: boolean
  /** Called when a fix is done; the cluster itself is gone when it was merged into another. */
  onDone?: (fix: Fix) => void
}

/** F-089: the alerts of a cluster with what they are based on, the advice on its page, and what can be done. */
export function EvidencePanel({ place, articleId, hasAdviceBeside = false, onDone }: EvidencePanelProps) {
  const titleId = useId()
  const { evidence, isOld, isGone, hasFailed, isBusy, refetch } = useEvidence(place, articleId)
  useEffect(() => {
    // Beside the evidence. Where it fails, it is loaded again with that.
    loadFound().catch(() => null)
  }, [])
  const waiting = <SkeletonRows label="Alerts and advice are loading" count={8} rowHeight={36} />
  return (
    <section className={classes.panel} aria-labelledby={titleId} aria-busy={isOld}>
      <h2 id={titleId}>Alerts and advice</h2>
      {evidence !== undefined && !isGone ? (
        <Suspense fallback={waiting}>
          <FoundEvidence
            place={place}
            evidence={evidence}
            hasAdviceBeside={hasAdviceBeside}
            onDone={onDone}
          />
        </Suspense>
      ) : hasFailed ? (
        <ErrorPanel
          {...(isGone
            ? { title: 'This cluster is gone', text: 'It may have been merged or deleted.' }
            : { onRetry: refetch, isBusy })}
        />
      ) : (
        waiting
      )}
    </section>
  )
}
