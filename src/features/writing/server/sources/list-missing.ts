import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { listRows } from '#platform/server/database/rows.ts'

/** For this long, a page that was read is not fetched again. */
export const KEPT_DAYS = 30
/** For this long, a page that could not be read is not fetched again. */
const FAILED_HOURS = 1

const urlRow = z.object({ url: z.string() })

/** The pages that are to be fetched, in the order that they are given in. */
export async function listMissing(
  { database, now }: { database: Transaction; now: Date },
  { plan, urls }: { plan: Plan; urls: readonly string[] },
): Promise<string[]> {
  const rows = await listRows(database, urlRow)`
    select wanted.url from unnest(${[...urls]}::text[]) with ordinality as wanted (url, place)
    left join source_pages s on s.workspace_id = ${plan.workspaceId} and s.url = wanted.url
      and s.fetched_at > ${now}::timestamptz - case when s.problem is null then make_interval(days => ${KEPT_DAYS})
        else make_interval(hours => ${FAILED_HOURS}) end
    where s.url is null
    order by wanted.place
  `
  return rows.map(({ url }) => url)
}
