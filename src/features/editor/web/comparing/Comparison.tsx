import { formatDate } from '#ui/dates/moments.ts'
import { ChoiceBar } from '#ui/fields/ChoiceBar.tsx'
import { formatNoun } from '#ui/numbers.ts'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { nameWriter } from '../text/name-writer.ts'
import type { Version } from '../text/send-text.ts'
import { Differences } from './Differences.tsx'
import classes from './Comparing.module.css'
import type { Versions } from './merge-texts.ts'
import { MergedText } from './MergedText.tsx'
import type { Deciding } from './use-decision.ts'

interface ComparisonProps {
  theirs: Version
  versions: Versions
  decision: Deciding
}

/** What two people made of a text: merged, mine or theirs, each with what it changes. */
export function Comparison({ theirs, versions, decision }: ComparisonProps) {
  const { segments, choice, choose } = decision
  const options = [
    ...(segments === null ? [] : [{ value: 'merged' as const, label: 'Merged' }]),
    { value: 'mine' as const, label: 'Mine' },
    { value: 'theirs' as const, label: 'Theirs' },
  ]
  return (
    <>
      <p>
        {nameWriter(theirs)} saved this text
        {theirs.saved_at !== null && ` on ${formatDate(theirs.saved_at)}`} while you were writing on an
        earlier version. Choose what it becomes: nothing is lost, whatever you choose.
      </p>
      <div className={classes.choice}>
        <ChoiceBar label="What the text becomes" value={choice} options={options} onChange={choose} />
      </div>
      <p className={classes.note}>
        {explain(decision)}
        {choice === 'merged' && <Legend />}
      </p>
      <div className={classes.view}>
        <View versions={versions} decision={decision} />
      </div>
    </>
  )
}

/** Whose change has which colour. */
function Legend() {
  return (
    <span className={classes.legend}>
      <ins className={classes.added} data-by="mine">
        Yours
      </ins>
      <ins className={classes.added}>Theirs</ins>
    </span>
  )
}

function View({ versions, decision }: Omit<ComparisonProps, 'theirs'>) {
  const { segments, choice, choices, pick } = decision
  if (choice === 'mine') return <Differences before={versions.theirs} after={versions.mine} />
  if (choice === 'theirs') return <Differences before={versions.mine} after={versions.theirs} />
  if (!segments) return <SkeletonRows label="The texts are being merged" count={8} rowHeight={28} />
  return <MergedText segments={segments} choices={choices} onChoose={pick} />
}

function explain({ choice, segments, overlapCount, openCount }: Deciding): string {
  if (choice === 'mine')
    return 'Your text becomes the newest version. Theirs stays in the history. Marked: what yours changes in theirs.'
  if (choice === 'theirs')
    return 'Their text stays, and yours is kept aside, to be brought back or copied. Marked: what theirs changes in yours.'
  if (!segments) return 'Looking for what each of you changed.'
  if (overlapCount === 0)
    return 'You changed different places, so both of your changes fit together. Theirs stays in the history, too.'
  const places = formatNoun(overlapCount, 'place that both of you changed', 'places that both of you changed')
  return openCount === 0
    ? `${places}: decided.`
    : `${places}. Choose for each what it becomes (${openCount} left).`
}
