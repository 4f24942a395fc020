import { sql } from 'kysely'
import type { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { searchData } from '../../contract.ts'
import { importPlan } from '../jobs/import-plan.ts'
import { windowsUntil } from '../measuring/windows.ts'
import type { PerformanceServices } from '../analysing/performance-services.ts'
import { isoTime } from '#platform/server/database/iso-time.ts'
import { findRow, listRows, oneRow } from '#platform/server/database/rows.ts'

type SearchData = z.infer<typeof searchData>
/** The imported search data of a plan, and the state of its import. */
export async function describeSearchData(
  ctx: Reads,
  { facts }: PerformanceServices,
  { plan }: { plan: Plan },
): Promise<SearchData> {
  const imported = await facts().findImported(ctx, { plan })
  return {
    imported,
    anonymised: imported && (await describeAnonymised(ctx, { plan, facts: facts(), until: imported.last })),
    ...(await readMoments(ctx, plan)),
    periods: await listPeriods(ctx, plan),
    run: await findLastImport(ctx, plan),
  }
}

async function describeAnonymised(
  ctx: Reads,
  { plan, facts, until }: { plan: Plan; facts: ReturnType<PerformanceServices['facts']>; until: string },
): Promise<SearchData['anonymised']> {
  const { last: range } = windowsUntil(until)
  const { clicks, impressions, days } = await facts.readAnonymisedShare(ctx, { plan, range })
  return days === 0 ? null : { ...range, clicks, impressions }
}

const periodRow = searchData.shape.periods.element

async function listPeriods({ database }: Reads, plan: Plan): Promise<SearchData['periods']> {
  return listRows(database, periodRow)`
    select id, label, to_char(from_day, 'YYYY-MM-DD') as "from", to_char(to_day, 'YYYY-MM-DD') as "to",
      ${isoTime(sql`imported_at`)} as imported_at,
      (select count(*)::integer from period_queries q where q.period_id = p.id) as queries,
      (select count(*)::integer from period_pages g where g.period_id = p.id) as pages
    from search_periods p
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
    order by to_day desc, id desc
  `
}

const moments = searchData.pick({
  import_started: true,
  import_ended: true,
  import_error: true,
  import_trouble: true,
  import_due_at: true,
})

type Moments = z.infer<typeof moments>

async function readMoments({ database }: Reads, plan: Plan): Promise<Moments> {
  return oneRow(database, moments)`
    select ${isoTime(sql`i.started_at`)} as import_started, ${isoTime(sql`i.ended_at`)} as import_ended,
      ${isoTime(sql`i.due_at`)} as import_due_at, i.error as import_error,
      i.trouble as import_trouble
    from contentplans p
    left join search_imports i on i.contentplan_id = p.id
    where p.workspace_id = ${plan.workspaceId} and p.id = ${plan.id}
  `
}

const lastImport = searchData.shape.run.unwrap()

/** The running import of a plan, or else its last one; null when there was none. */
async function findLastImport({ database }: Pick<Reads, 'database'>, plan: Plan): Promise<SearchData['run']> {
  return findRow(database, lastImport)`
    select id, state, reason, trouble from runs
    where workspace_id = ${plan.workspaceId} and name = ${importPlan.name} and key = ${importPlan.key({ contentplanId: plan.id })}
    order by id desc limit 1
  `
}
