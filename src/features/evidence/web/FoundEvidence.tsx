import type { PlanPlace } from '#features/contentplans/rules.ts'
import { AlertSections } from './AlertSections.tsx'
import type { Evidence, Fix } from './api.ts'
import { Fixes } from './Fixes.tsx'
import { AdviceGain, PageAdvice } from './PageAdvice.tsx'
import { SeenPages } from './SeenPages.tsx'

interface FoundEvidenceProps {
  place: PlanPlace
  evidence: Evidence
  hasAdviceBeside: boolean
  onDone: ((fix: Fix) => void) | undefined
}

/** Alerts, seen pages, advice and fixes of a cluster, as far as there are any. */
export function FoundEvidence({ place, evidence, hasAdviceBeside, onDone }: FoundEvidenceProps) {
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
