import { Suspense } from 'react'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { EndOfCluster } from '#features/history/web/index.ts'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { NoArticle } from './NoArticle.tsx'

interface GoneClusterProps {
  place: PlanPlace
  title: string
  onUndone: () => void
}

/** Shown in place of a cluster that was merged or deleted while it was open. */
export function GoneCluster({ place, title, onUndone }: GoneClusterProps) {
  return (
    <Suspense fallback={<SkeletonRows label="Looking for what happened" count={4} rowHeight={48} />}>
      <EndOfCluster place={place} title={title} unknown={<NoArticle place={place} />} onUndone={onUndone} />
    </Suspense>
  )
}
