import { explainFailedImport, ImportProgress, useShownImport } from '#features/performance/web/index.ts'
import { formatDays } from '#ui/dates/format-days.ts'
import { formatNoun } from '#ui/numbers.ts'
import { ProblemLine } from '#ui/status/ProblemLine.tsx'
import { chooseImportNote } from '../home-parts.ts'
import type { HomeProps } from '../use-home.ts'
import classes from './Traffic.module.css'

/** How far the first import is, with the days that the numbers are made of so far, or why the last import failed. */
export function ImportState({ home, importRun: { isActive, tracker } }: Omit<HomeProps, 'place'>) {
  const { imported, run } = home.search
  const note = chooseImportNote(home, isActive)
  useShownImport(note === null ? null : run)
  if (note !== 'progress')
    return (
      <ProblemLine
        text={
          note === null
            ? null
            : `The last update of the search data failed. ${explainFailedImport(home.search) ?? ''}`.trim()
        }
      />
    )
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
