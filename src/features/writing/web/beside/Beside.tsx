import { lazy, Suspense, useId, useState, type ReactNode } from 'react'
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
  { value: 'assistant', label: 'Assistant' },
] as const
type Side = (typeof SIDES)[number]['value']

export interface BesideProps {
  place: PlanPlace
  article: Article
  /** Null while the text is loading. */
  opened: OpenedText | null
  /** The assistant, which is a feature of its own. */
  renderAssistant: (opened: OpenedText | null) => ReactNode
}

/** What stands beside an open text: where its statements come from, how good it is, and who helps with it. */
export function Beside(props: BesideProps) {
  const panelId = useId()
  const [side, setSide] = useState<Side>('sources')
  return (
    <aside className={classes.beside} aria-label="Beside the text">
      <CountTabs label="Beside the text" value={side} panelId={panelId} tabs={SIDES} onChange={setSide} />
      <div id={panelId} role="tabpanel" aria-label={SIDES.find(({ value }) => value === side)?.label}>
        <Suspense fallback={<SkeletonRows label="This is loading" count={6} rowHeight={36} />}>
          {side === 'sources' && <SourcesPanel {...props} />}
          {side === 'score' && <ScorePanel {...props} />}
          {side === 'assistant' && props.renderAssistant(props.opened)}
        </Suspense>
      </div>
    </aside>
  )
}
