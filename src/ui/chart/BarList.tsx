import { cssVariables } from '../css-variables.ts'
import { AppLink } from '../layout/AppLink.tsx'
import { formatCount } from '../numbers.ts'
import tones from '../plot/plot-tones.module.css'
import type { Tone } from '../plot/shapes.ts'
import classes from './BarList.module.css'

export interface Bar {
  name: string
  value: number
  tone: Tone
  /** Where a press on the bar leads. */
  href: string
}

/** Counts as bars with their names, each a link to what is counted; one of nothing is no link. */
export function BarList({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <ul className={`${classes.bars} ${tones.tones}`} aria-label={label}>
      {bars.map((bar) => (
        <li key={bar.name}>
          {bar.value === 0 ? (
            <span className={classes.bar}>
              <Parts bar={bar} most={most} />
            </span>
          ) : (
            <AppLink className={classes.bar} href={bar.href}>
              <Parts bar={bar} most={most} />
            </AppLink>
          )}
        </li>
      ))}
    </ul>
  )
}

function Parts({ bar: { name, value, tone }, most }: { bar: Bar; most: number }) {
  return (
    <>
      <span>{name}</span>{' '}
      <span className={classes.track} aria-hidden="true">
        {value > 0 && (
          <span
            className={classes.fill}
            style={{
              width: `${(100 * value) / most}%`,
              ...cssVariables({ '--tone': `var(--plot-${tone})` }),
            }}
          />
        )}
      </span>
      <span className={classes.value}>{formatCount(value)}</span>
    </>
  )
}
