import type { OpenedText } from '#features/editor/web/index.ts'
import type { Mend } from '../../score/index.ts'
import type { PanelProps } from '../beside/panel-props.ts'
import type { JudgedText } from '../judging/judge-text.ts'
import { MendButton } from '../judging/MendButton.tsx'
import { PlaceButton } from '../PlaceButton.tsx'
import { Fold } from '#ui/layout/Fold.tsx'
import classes from './Sources.module.css'

export interface SentencesProps extends Pick<PanelProps, 'jump'> {
  judged: JudgedText
  mends: readonly Mend[]
  opened: OpenedText
}

/** The sentences that readers can doubt and that cite no source. */
export function UncitedSentences({ judged, mends, opened, jump }: SentencesProps) {
  const { uncited } = judged
  if (uncited.length === 0) return null
  return (
    <Fold title="Without a source" count={uncited.length} tone="warning" isOpen>
      <ul className={classes.sentences} aria-label="Without a source">
        {uncited.map(({ text, place, claim, isStruck }) => (
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
    </Fold>
  )
}
