import type { CardUse } from '../../score/index.ts'
import { MendButton } from '../judging/MendButton.tsx'
import { PlaceButton } from '../PlaceButton.tsx'
import { Fold } from '#ui/layout/Fold.tsx'
import classes from './Sources.module.css'
import type { SentencesProps } from './UncitedSentences.tsx'

const FAULTS: Record<NonNullable<CardUse['fault']>, string> = {
  'unknown card': 'The researcher found no such card',
  'other URL': 'Leads to another page than that of its card',
  'struck card': 'Rests on a card that is not trusted',
  marker: 'Is no link to a source',
}

/** Numbers of a text that lead to no card. */
export function StrayCitations({
  stray,
  judged,
  mends,
  opened,
  jump,
}: SentencesProps & { stray: readonly CardUse[] }) {
  if (stray.length === 0) return null
  return (
    <Fold title="Numbers without a source" count={stray.length} tone="warning" isOpen>
      <ul className={classes.sentences} aria-label="Numbers without a source">
        {stray.map(({ place, number, cardId, sentence, fault }) => (
          <li key={place.start} data-struck>
            <PlaceButton
              text={`[${number ?? cardId ?? '?'}] ${sentence?.text ?? ''}`}
              onPress={() => jump(place)}
            />
            <span className={classes.why}>{FAULTS[fault ?? 'unknown card']}</span>
            <MendButton
              mend={mends.find((mend) => mend.name === 'drop citation' && mend.place?.start === place.start)}
              judged={judged}
              opened={opened}
            />
          </li>
        ))}
      </ul>
    </Fold>
  )
}
