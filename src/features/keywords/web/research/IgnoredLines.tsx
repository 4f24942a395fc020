import { formatCount, formatNoun } from '#ui/numbers.ts'
import classes from './Research.module.css'

export interface Ignored {
  reason: string
  count: number
  examples: string[]
}

/** The lines that were ignored and why, folded behind one line. */
export function IgnoredLines({ ignored }: { ignored: readonly Ignored[] }) {
  const count = ignored.reduce((sum, one) => sum + one.count, 0)
  if (count === 0) return null
  return (
    <details className={classes.ignored}>
      <summary>{formatNoun(count, 'line is', 'lines are')} ignored</summary>
      <ul>
        {ignored.map(({ reason, count: lines, examples }) => (
          <li key={reason}>
            {formatCount(lines)} × {reason}
            {examples.length > 0 && ': '}
            {examples.map((example, place) => (
              <span key={example}>
                {place > 0 && ', '}
                <bdi>{example}</bdi>
              </span>
            ))}
            {lines > examples.length && examples.length > 0 && ', …'}
          </li>
        ))}
      </ul>
    </details>
  )
}
