import type { ReactNode } from 'react'
import type { Article } from '#features/articles/web/index.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import type { OpenedText } from '#features/editor/web/index.ts'
import type { useEvidence } from '../use-evidence.ts'
import type { Judged } from '../judging/use-judged.ts'

export interface BesideProps {
  place: PlanPlace
  article: Article
  /** Null while the text is loading. */
  opened: OpenedText | null
  /** Whether what an agent writes is shown in the place of its editor. */
  isCovered: boolean
  /** The assistant, which is a feature of its own. */
  renderAssistant: (beside: Pick<BesideProps, 'opened' | 'isCovered'>) => ReactNode
}

export interface TextPlace {
  start: number
  end: number
}

export interface ShownCard {
  /** Null when none is open. */
  id: string | null
  /** How many numbers of the text were pressed so far: a card can be asked for again. */
  presses: number
  show: (id: string | null) => void
}

/** What each side gets. */
export interface PanelProps extends BesideProps {
  evidence: ReturnType<typeof useEvidence>
  judging: Judged
  shownCard: ShownCard
  /** Selects a passage of the text, and scrolls to it. */
  jump: (place: TextPlace) => void
}
