import { lazy } from 'react'
import type { PanelProps } from './panel-props.ts'

/** What can stand beside a text, in the order of the tabs. The address keeps the open one as `?beside=score`. */
export const SIDES = [
  {
    value: 'sources',
    label: 'Sources',
    Panel: lazy(() => import('../sources/SourcesPanel.tsx').then((part) => ({ default: part.SourcesPanel }))),
  },
  {
    value: 'score',
    label: 'Score',
    Panel: lazy(() => import('../score/ScorePanel.tsx').then((part) => ({ default: part.ScorePanel }))),
  },
  {
    value: 'assistant',
    label: 'Assistant',
    Panel: ({ opened, isCovered, renderAssistant }: PanelProps) => renderAssistant({ opened, isCovered }),
  },
] as const
export type Side = (typeof SIDES)[number]['value']
