import type { Gate } from '../../contract.ts'
import { IconAlertTriangle, IconCircleCheck } from '#ui/icons.ts'
import type { Mend } from '../../score/index.ts'
import { ReasonItem } from './ReasonItem.tsx'
import type { ReasonContext } from './ReasonItem.tsx'
import classes from './Score.module.css'

const NAMES: Record<Gate['name'], string> = {
  'dangling citation': 'Citation without evidence',
  'unknown URL': 'Link to an unknown page',
  verbatim: 'Too much in the words of others',
  'empty section': 'Empty section',
}

/** What keeps a text from being reviewed and published, whatever its score. */
export function Gates({ gates, mends, ...context }: ReasonContext & { gates: readonly Gate[] }) {
  if (gates.length === 0)
    return (
      <p className={classes.open}>
        <IconCircleCheck size={16} stroke={1.75} aria-hidden="true" />
        Nothing blocks reviewing and publishing.
      </p>
    )
  return (
    <section className={classes.gates} aria-labelledby="gates-title">
      <h3 id="gates-title">
        <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
        Blocks reviewing and publishing
      </h3>
      <ul className={classes.reasons}>
        {gates.map(({ name, detail, place }) => (
          <ReasonItem
            key={`${detail} ${place?.start}`}
            reason={NAMES[name]}
            fix={detail}
            place={place}
            mend={findMend(mends, place?.start)}
            {...context}
          />
        ))}
      </ul>
    </section>
  )
}

function findMend(mends: readonly Mend[], start: number | undefined): Mend | undefined {
  return mends.find((mend) => mend.of === 'gates' && mend.place?.start === start)
}
