import type { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { annotation } from '../../contract.ts'
import { GOOGLE_UPDATES } from '../../rules.ts'

type Annotation = z.infer<typeof annotation>

interface InRange {
  plan: Plan
  startDate: string
  endDate: string
}

/** Notes and updates of Google with a day in the range, the first one first; what a plan has corrected as it says. */
export async function listAnnotations(
  { database }: Reads,
  { plan, startDate, endDate }: InRange,
): Promise<Annotation[]> {
  const rows = await listRows(database, annotation)`
    select id, update_key, text, to_char(first_day, 'YYYY-MM-DD') as first_day,
      to_char(last_day, 'YYYY-MM-DD') as last_day, is_hidden
    from annotations
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
      and (update_key is not null or (first_day <= ${endDate}::date and last_day >= ${startDate}::date))
  `
  const corrected = new Set(rows.map(({ update_key: key }) => key))
  const shipped = GOOGLE_UPDATES.filter(({ key }) => !corrected.has(key)).map(
    ({ key, name, first, last }): Annotation => ({
      id: null,
      update_key: key,
      text: name,
      first_day: first,
      last_day: last,
      is_hidden: false,
    }),
  )
  return [...shipped, ...rows]
    .filter((one) => one.first_day <= endDate && one.last_day >= startDate)
    .toSorted((a, b) => compare(a.first_day, b.first_day) || compare(a.text, b.text))
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
