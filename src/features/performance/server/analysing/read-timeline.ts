import { nameDay, numberOfDay, type DayRange } from '#platform/days.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { startOfBucket, type Bucket } from '../facts/days.ts'
import type { FactsStore } from '../facts/facts-store.ts'
import { pickMeasures, type AnswerRow, type Asked, type Question } from './answer.ts'

const BUCKETS: Record<Question['aggregation'], Bucket> = { daily: 'day', weekly: 'week', monthly: 'month' }

/** A row for every day, week or month of a range, also where nothing was imported. */
export async function readTimeline(
  ctx: MemberContext,
  facts: FactsStore,
  { plan, range, filter, aggregation }: Asked & Pick<Question, 'aggregation'>,
): Promise<{ rows: AnswerRow[]; total: number }> {
  const bucket = BUCKETS[aggregation]
  const sizes = countDays(range, bucket)
  const series = await facts.readSeries(ctx, { plan, range, filter, bucket })
  const rows = series.map(({ start, days, ...measures }) => ({
    keys: [start],
    ...pickMeasures(measures),
    coverage: { days: sizes.get(start) ?? 0, imported: days },
    previous: null,
    article_id: null,
    title: null,
    state: null,
  }))
  return { rows, total: rows.length }
}

/** The days of a range in each of its buckets. */
function countDays({ from, to }: DayRange, bucket: Bucket): Map<string, number> {
  const sizes = new Map<string, number>()
  for (let day = numberOfDay(from); day <= numberOfDay(to); day++) {
    const start = nameDay(startOfBucket(day, bucket))
    sizes.set(start, (sizes.get(start) ?? 0) + 1)
  }
  return sizes
}
