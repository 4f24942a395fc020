import { Button } from '@mantine/core'
import { useState } from 'react'
import type { OpenedText } from '#features/editor/web/index.ts'
import type { Mend } from '../../score/index.ts'
import type { PanelProps } from '../beside/panel-props.ts'
import type { JudgedText } from '../judging/judge-text.ts'
import { MendButton } from '../judging/MendButton.tsx'
import { Fold } from '#ui/layout/Fold.tsx'
import { formatCount } from '#ui/numbers.ts'
import { PlaceButton } from '../PlaceButton.tsx'
import classes from './Sources.module.css'

/** Sentences at first: people mend these, and drawing hundreds takes time while they type. */
const SHOWN = 20

export interface SentencesProps extends Pick<PanelProps, 'jump'> {
  judged: JudgedText
  mends: readonly Mend[]
  opened: OpenedText
}

/** The sentences that readers can doubt and that cite no source. */
export function UncitedSentences({ judged, mends, opened, jump }: SentencesProps) {
  const { uncited } = judged
  const [most, setMost] = useState(SHOWN)
  if (uncited.length === 0) return null
  return (
    <Fold title="Without a source" count={uncited.length} tone="warning" isOpen>
      <ul className={classes.sentences} aria-label="Without a source">
        {uncited.slice(0, most).map(({ text, place, claim, isStruck }) => (
          <li key={place.start} data-struck={isStruck || undefined}>
            <PlaceButton text={text} onPress={() => jump(place)} />
            <span className={classes.why}>
              {isStruck ? 'Rests on a card that is not trusted' : `States ${claim ?? 'something'}`}
            </span>
            <MendButton
              mend={mends.find((mend) => mend.name === 'drop sentence' && mend.place?.start === place.start)}
              judged={judged}
              opened={opened}
            />
          </li>
        ))}
      </ul>
      {uncited.length > most && (
        <Button size="compact-sm" variant="subtle" onClick={() => setMost(Number.POSITIVE_INFINITY)}>
          Show {formatCount(uncited.length - most)} more
        </Button>
      )}
    </Fold>
  )
}
