import { ImportProgress } from '#features/performance/web/index.ts'
import { formatDays } from '#ui/dates/format-days.ts'
import { formatNoun } from '#ui/numbers.ts'
import type { HomeProps } from '../use-home.ts'
import classes from './Traffic.module.css'

/** While search data are imported: how far it is, and which days the numbers are made of so far. */
export function ImportState({ home, importRun: { isActive, tracker } }: Omit<HomeProps, 'place'>) {
  const { imported, run, import_ended: ended } = home.search
  if (!isActive || ended !== null) return null
  return (
    <div className={classes.running}>
      <ImportProgress tracker={tracker} reason={run?.reason ?? null} />
      <p>
        {imported === null
          ? 'The first days appear here in a moment.'
          : `${formatNoun(imported.days, 'day is', 'days are')} in so far: ${formatDays({ from: imported.first, to: imported.last })}.`}
      </p>
    </div>
  )
}
