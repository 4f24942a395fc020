import type { Departure } from '#features/writing/style/index.ts'
import { IconAlertTriangle, IconCircleCheck } from '#ui/icons.ts'
import classes from '../AISettings.module.css'

interface DeparturesProps {
  title: string
  departures: readonly Departure[]
}

const MOST_SHOWN = 12

/** Where a text is not as the style guide wants it. */
export function Departures({ title, departures }: DeparturesProps) {
  const shown = departures.slice(0, MOST_SHOWN)
  return (
    <section className={classes.departures} aria-label={title}>
      <h3>{title}</h3>
      {departures.length === 0 ? (
        <p className={classes.fine}>
          <IconCircleCheck size={16} stroke={1.75} aria-hidden="true" />
          As far as code can tell, it follows the guide.
        </p>
      ) : (
        <ul>
          {shown.map(({ problem, passage }) => (
            <li key={`${problem} ${passage}`}>
              <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
              <div>
                {problem}
                {passage !== null && (
                  <span className={classes.passage} dir="auto">
                    {passage}
                  </span>
                )}
              </div>
            </li>
          ))}
          {departures.length > MOST_SHOWN && <li>and {departures.length - MOST_SHOWN} more</li>}
        </ul>
      )}
    </section>
  )
}
