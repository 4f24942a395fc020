import { useId } from 'react'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { AlertSections } from './AlertSections.tsx'
import type { Evidence, Fix } from './api.ts'
import classes from './Evidence.module.css'
import { Fixes } from './Fixes.tsx'
import { AdviceGain, PageAdvice } from './PageAdvice.tsx'
import { SeenPages } from './SeenPages.tsx'
import { useEvidence } from './use-evidence.ts'

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
  return (
    <section className={classes.panel} aria-labelledby={titleId} aria-busy={isOld}>
      <h2 id={titleId}>Alerts and advice</h2>
      {evidence !== undefined && !isGone ? (
        <Found place={place} evidence={evidence} hasAdviceBeside={hasAdviceBeside} onDone={onDone} />
      ) : hasFailed ? (
        <ErrorPanel
          {...(isGone
            ? { title: 'This cluster is gone', text: 'It may have been merged or deleted.' }
            : { onRetry: refetch, isBusy })}
        />
      ) : (
        <SkeletonRows label="Alerts and advice are loading" count={8} rowHeight={36} />
      )}
    </section>
  )
}

interface FoundProps extends Pick<EvidencePanelProps, 'place'> {
  evidence: Evidence
  hasAdviceBeside: boolean
  onDone: EvidencePanelProps['onDone']
}

function Found({ place, evidence, hasAdviceBeside, onDone }: FoundProps) {
  return (
    <>
      <AlertSections place={place} evidence={evidence} />
      {evidence.pages.length > 0 && <SeenPages place={place} evidence={evidence} />}
      {evidence.advice &&
        (hasAdviceBeside ? <AdviceGain advice={evidence.advice} /> : <PageAdvice advice={evidence.advice} />)}
      {evidence.fixes.length > 0 && <Fixes place={place} evidence={evidence} onDone={onDone} />}
    </>
  )
}
