import { cssVariables } from '#ui/css-variables.ts'
import { formatCount } from '#ui/numbers.ts'
import type { GroupingPreview } from '../api.ts'
import classes from './ScoreChoice.module.css'
import { describeScore, findLargest, SIZE_CLASSES, sumSizes } from './sum-sizes.ts'

interface ScoreChoiceProps {
  preview: GroupingPreview
  value: number
  onChange: (score: number) => void
}

/** The choice of a minimum score, each with the clusters that it would give. */
export function ScoreChoice({ preview, value, onChange }: ScoreChoiceProps) {
  const most = Math.max(1, ...preview.scores.map(({ clusterCount }) => clusterCount))
  const chosen = preview.scores.find(({ minimumScore }) => minimumScore === value)
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>Minimum overlap</legend>
      <p className={classes.quiet}>
        How many of ten search results the keywords of a cluster share on average, at least. A higher minimum
        gives more and smaller clusters.
      </p>
      <div className={classes.head} aria-hidden="true">
        <span>Minimum</span>
        <span />
        <span>Clusters</span>
        <span>With 1 keyword</span>
        <span data-second>Largest</span>
      </div>
      <SizeLegend />
      {preview.scores.map((score) => (
        <ScoreRow
          key={score.minimumScore}
          score={score}
          share={score.clusterCount / most}
          isNow={score.minimumScore === preview.minimumScore}
          isChosen={score.minimumScore === value}
          onChoose={() => onChange(score.minimumScore)}
        />
      ))}
      <output className={classes.quiet}>{chosen && describeScore(chosen)}</output>
    </fieldset>
  )
}

/** What the shades of the bars mean. */
function SizeLegend() {
  return (
    <p className={classes.shades} aria-hidden="true">
      Keywords in a cluster:
      {SIZE_CLASSES.map((name) => (
        <span key={name}>
          <i />
          {name}
        </span>
      ))}
    </p>
  )
}

interface ScoreRowProps {
  score: GroupingPreview['scores'][number]
  /** Width of the bar, 0 to 1: the score with most clusters has 1. */
  share: number
  isNow: boolean
  isChosen: boolean
  onChoose: () => void
}

function ScoreRow({ score, share, isNow, isChosen, onChoose }: ScoreRowProps) {
  const { minimumScore, clusterCount, sizes } = score
  const kinds = sumSizes(sizes)
  return (
    <label className={classes.row} data-chosen={isChosen || undefined}>
      <span className={classes.score}>
        <input
          type="radio"
          name="minimum-score"
          checked={isChosen}
          onChange={onChoose}
          {...(isChosen && { 'data-first-focus': true })}
        />
        {minimumScore}
        {isNow && <small>now</small>}
      </span>
      <span className={classes.bar} aria-hidden="true" style={cssVariables({ '--share': String(share) })}>
        {kinds.map(({ name, count }) => (
          <span
            key={name}
            title={`${formatCount(count)} with ${name}`}
            style={cssVariables({ '--count': String(count) })}
          />
        ))}
      </span>
      <span className={classes.number}>
        {formatCount(clusterCount)}
        <span className="visually-hidden">{clusterCount === 1 ? ' cluster,' : ' clusters,'}</span>
      </span>
      <span className={classes.number}>
        {formatCount(kinds[0]?.count ?? 0)}
        <span className="visually-hidden"> with 1 keyword, the largest has</span>
      </span>
      <span className={classes.number} data-second>
        {formatCount(findLargest(sizes))}
      </span>
    </label>
  )
}
