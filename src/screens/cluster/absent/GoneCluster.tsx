import type { PlanPlace } from '#features/contentplans/rules.ts'
import { EndOfCluster } from '#features/history/web/index.ts'
import { NoArticle } from './NoArticle.tsx'

interface GoneClusterProps {
  place: PlanPlace
  title: string
  onUndone: () => void
}

/** Shown in place of a cluster that was merged or deleted while it was open. */
export function GoneCluster({ place, title, onUndone }: GoneClusterProps) {
  return (
    <EndOfCluster place={place} title={title} unknown={<NoArticle place={place} />} onUndone={onUndone} />
  )
}
