import { formatDate, formatRelative } from '../dates/moments.ts'

/** "2 days ago", with the exact time in its title. `date` is an ISO time. */
export function DateCell({ date, now }: { date: string | null; now: Date }) {
  if (date === null) return '–'
  return (
    <time dateTime={date} title={formatDate(date)}>
      {formatRelative(date, now)}
    </time>
  )
}
