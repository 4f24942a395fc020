import { lazy, Suspense, useId, useState } from 'react'
import type { Article } from '#features/articles/web/index.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import type { OpenedText } from '#features/editor/web/index.ts'
import { CountTabs } from '#ui/layout/CountTabs.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import classes from './Beside.module.css'

const SourcesPanel = lazy(() =>
  import('../sources/SourcesPanel.tsx').then((part) => ({ default: part.SourcesPanel })),
)
const ScorePanel = lazy(() =>
  import('../score/ScorePanel.tsx').then((part) => ({ default: part.ScorePanel })),
)

const SIDES = [
  { value: 'sources', label: 'Sources' },
  { value: 'score', label: 'Score' },
] as const
type Side = (typeof SIDES)[number]['value']

export interface BesideProps {
  place: PlanPlace
  article: Article
  /** Null while the text is loading. */
  opened: OpenedText | null
}

/** What stands beside an open text: where its statements come from, and how good it is. */
export function Beside(props: BesideProps) {
  const panelId = useId()
  const [side, setSide] = useState<Side>('sources')
  return (
    <aside className={classes.beside} aria-label="Beside the text">
      <CountTabs label="Beside the text" value={side} panelId={panelId} tabs={SIDES} onChange={setSide} />
      <div id={panelId} role="tabpanel" aria-label={SIDES.find(({ value }) => value === side)?.label}>
        <Suspense fallback={<SkeletonRows label="This is loading" count={6} rowHeight={36} />}>
          {side === 'sources' ? <SourcesPanel {...props} /> : <ScorePanel {...props} />}
        </Suspense>
      </div>
    </aside>
  )
}
