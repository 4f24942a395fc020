import { Button } from '@mantine/core'
import type { OpenedText } from '#features/editor/web/index.ts'
import type { Mend } from '../../score/index.ts'
import { useIsCovered } from '../beside/use-is-covered.ts'
import type { PanelProps, TextPlace } from '../beside/panel-props.ts'
import type { JudgedText } from '../judging/judge-text.ts'
import { MendButton } from '../judging/MendButton.tsx'
import classes from './Score.module.css'

export interface ReasonContext extends Pick<PanelProps, 'jump'> {
  judged: JudgedText
  mends: readonly Mend[]
  opened: OpenedText
}

interface ReasonItemProps extends Omit<ReasonContext, 'mends'> {
  reason: string
  fix: string
  place: TextPlace | null
  mend: Mend | undefined
}

/** Longer passages are read in the text. */
const MOST_SHOWN = 90

/** Why points are lost, where, and what mends it. */
export function ReasonItem({ reason, fix, place, mend, judged, opened, jump }: ReasonItemProps) {
  const isCovered = useIsCovered()
  return (
    <li className={classes.reason}>
      <p dir="auto">{reason}</p>
      {place !== null && (
        <p className={classes.passage} dir="auto">
          {shorten(judged.markdown.slice(place.start, place.end))}
        </p>
      )}
      <p className={classes.fix} dir="auto">
        {fix}
      </p>
      {(place !== null || mend !== undefined) && (
        <div className={classes.buttons}>
          {place !== null && (
            <Button size="compact-xs" variant="default" disabled={isCovered} onClick={() => jump(place)}>
              Show
            </Button>
          )}
          <MendButton mend={mend} judged={judged} opened={opened} />
        </div>
      )}
    </li>
  )
}

function shorten(passage: string): string {
  const line = passage.replaceAll(/\s+/g, ' ').trim()
  return line.length > MOST_SHOWN ? `${line.slice(0, MOST_SHOWN).trimEnd()}…` : line
}
