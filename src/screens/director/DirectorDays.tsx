import type { useDirectorRange } from '#features/analytics/web/index.ts'
import { DateRange } from '#ui/dates/DateRange.tsx'
import { listDayPresets } from '#ui/dates/date-presets.ts'

/** The presets of the range (K-22). */
const PRESETS = listDayPresets([30, 90, 360])
/** Google Analytics 4 has no day before this one. */
const EARLIEST = '2015-08-14'

/** The days that the report is about. */
export function DirectorDays({ days }: { days: ReturnType<typeof useDirectorRange> }) {
  const { range, today, presetsEnd, change } = days
  return (
    <DateRange
      label="Days"
      value={{ ...range, isCompared: false }}
      last={today}
      earliest={EARLIEST}
      presets={PRESETS}
      presetsEnd={presetsEnd}
      canCompare={false}
      onChange={change}
    />
  )
}
