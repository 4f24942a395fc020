const remembered = new Map<string, Intl.DateTimeFormat>()
const MOST_REMEMBERED = 50

const feedFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
})

/** The day as people of a language write it; empty when the text is no date. */
export function writeDate(iso: string, tag: string): string {
  const time = Date.parse(iso)
  return Number.isNaN(time) ? '' : findFormat(tag).format(time)
}

/** As feeds want it: Sat, 28 Nov 2026 09:30:00 GMT. Null when the text is no date. */
export function writeFeedDate(iso: string): string | null {
  const time = Date.parse(iso)
  if (Number.isNaN(time)) return null
  const parts = new Map(feedFormat.formatToParts(time).map(({ type, value }) => [type, value]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  const clock = `${part('hour')}:${part('minute')}:${part('second')}`
  return `${part('weekday')}, ${part('day')} ${part('month')} ${part('year')} ${clock} GMT`
}

export function isDate(iso: string): boolean {
  return !Number.isNaN(Date.parse(iso))
}

function findFormat(tag: string): Intl.DateTimeFormat {
  const known = remembered.get(tag)
  if (known) return known
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })
  remembered.set(tag, format)
  return format
}
