import { Suspense, useEffect, useEffectEvent, useId, useState } from 'react'
import type { PressedLink } from '#ui/editor/pane.ts'
import { CountTabs } from '#ui/layout/CountTabs.tsx'
import { SidePanel } from '#ui/panels/SidePanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { useJudged } from '../judging/use-judged.ts'
import { useEvidence } from '../use-evidence.ts'
import classes from './Beside.module.css'
import { CoveredContext } from './use-is-covered.ts'
import type { BesideProps, ShownCard } from './panel-props.ts'
import { useStruckMarks } from './use-struck-marks.ts'
import { SIDES } from './sides.ts'
import { useSide } from './use-side.ts'

/** What stands beside an open text: where its statements come from, how good it is, and who helps with it. */
export function Beside(props: BesideProps) {
  const { opened } = props
  const { isOver, isOpen, show, close } = useSide()
  const [cardId, setCardId] = useState<string | null>(null)
  const [presses, setPresses] = useState(0)
  const openCard = useEffectEvent(({ title }: PressedLink) => {
    if (!CARD_ID.test(title)) return
    setCardId(title)
    setPresses((now) => now + 1)
    show('sources')
  })
  useEffect(() => opened?.links.listen((link) => openCard(link)), [opened])
  if (!isOpen) return null
  const shownCard = { id: cardId, presses, show: setCardId }
  if (!isOver)
    return (
      <aside className={classes.column} aria-label="Beside the text">
        <Sides {...props} shownCard={shownCard} />
      </aside>
    )
  return (
    <SidePanel label="Beside the text" isNarrow onClose={close}>
      <Sides {...props} shownCard={shownCard} />
    </SidePanel>
  )
}

const CARD_ID = /^E[1-9]\d{0,3}$/

function Sides({ shownCard, ...props }: BesideProps & { shownCard: ShownCard }) {
  const { place, article, opened, isCovered } = props
  const panelId = useId()
  const { side, isOver, show, close } = useSide()
  const evidence = useEvidence(place, article.id)
  const judging = useJudged({ material: evidence.material, text: opened?.text ?? null })
  useStruckMarks(opened, judging.judged)
  const { Panel } = side
  return (
    <div className={classes.sides}>
      <div className={classes.tabs} data-over={isOver || undefined}>
        <CountTabs
          label="Beside the text"
          value={side.value}
          panelId={panelId}
          tabs={SIDES}
          onChange={show}
        />
      </div>
      <div id={panelId} role="tabpanel" aria-label={side.label} className={classes.panel}>
        {isCovered && side.value !== 'assistant' && (
          <output className={classes.covered}>
            What an agent writes covers your text at the moment. What is said here is about your text: press
            “Show the editor” above the text to go to its passages and to mend them.
          </output>
        )}
        <CoveredContext value={isCovered}>
          <Suspense fallback={<SkeletonRows label="This is loading" count={6} rowHeight={44} />}>
            <Panel
              {...props}
              evidence={evidence}
              judging={judging}
              shownCard={shownCard}
              jump={(to) => {
                if (isOver) close()
                opened?.editor.current?.showPlace(to)
              }}
            />
          </Suspense>
        </CoveredContext>
      </div>
    </div>
  )
}
