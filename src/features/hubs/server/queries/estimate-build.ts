import { sql } from 'kysely'
import { z } from 'zod'
import { needsConfirmation, toMicroDollars } from '#features/billing/rules.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { estimateSerpCost } from '#features/serps/rules.ts'
import { estimateSerps } from '#features/serps/server/index.ts'
import type { SerpProvider } from '#integrations/serp/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { findRow, oneRow } from '#platform/server/database/rows.ts'
import { hubBuild, type buildEstimate } from '../../contract.ts'
import { describeSearch } from '../ideas/describe-search.ts'
import { estimateSearch } from '../ideas/estimate-search.ts'
import { readHub } from '../ideas/read-hub.ts'
import { BUILDING, buildKey } from '../jobs/build-payload.ts'
import { MOST_NEW, MOST_OF_PLAN } from '../jobs/build-rules.ts'
import type { BuildServices } from '../jobs/hub-services.ts'

type Part = NonNullable<z.infer<typeof buildEstimate>['serps']>

interface OfHub {
  plan: Plan
  topicId: number
}

/** What one run that builds a hub costs at most, by what is known before it. Throws NotFound without the hub. */
export async function estimateBuild(
  ctx: Reads & { now: Date },
  services: BuildServices,
  { plan, topicId }: OfHub,
): Promise<z.infer<typeof buildEstimate>> {
  const hub = await readHub(ctx, { plan, topicId })
  const { keywordData, serps, model } = await services.providers.forWorkspace(ctx, plan.workspaceId)
  const { confirmAbove } = services.costs
  const search = estimateSearch({ keywordData, model }, { search: describeSearch(plan, hub), confirmAbove })
  const results = serps && (await estimateResults(ctx, services, { plan, serps }))
  // Seed keywords and what the rules propose come without a search volume.
  const volumes = keywordData === null ? 0 : toMicroDollars(keywordData.volumes.pricePerCall)
  const related = search.related && {
    ...search.related,
    calls: search.related.calls + 1,
    cost: search.related.cost + volumes,
  }
  const parts = [related, results, search.model].filter((part) => part !== null)
  const cost = search.cost + volumes + (results?.cost ?? 0)
  return {
    related,
    model: search.model,
    serps: results,
    cost,
    needsConfirmation: needsConfirmation(cost, confirmAbove),
    provider: [...new Set(parts.map(({ provider }) => provider))].join(' and '),
  }
}

/**
 * The results that a run asks for at most: those of queued keywords, of the inactive ones that may be about the hub, and
 * of what it may find. Which ones are about it is not looked up, because that takes longer than a screen should wait.
 */
async function estimateResults(
  ctx: Reads & { now: Date },
  services: BuildServices,
  { plan, serps }: { plan: Plan; serps: SerpProvider },
): Promise<Part> {
  const { queued, inactive } = await oneRow(ctx.database, waiting)`
    select coalesce(array_agg(folded) filter (where in_queue), '{}') as queued,
      count(*) filter (where not in_queue) as inactive
    from keywords
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and status = 'not_in_plan'
  `
  const known = await estimateSerps(
    { ...ctx, costs: services.costs },
    { provider: serps, keywords: queued, market: plan.market },
  )
  const calls = known.calls + Math.min(inactive, MOST_OF_PLAN) + MOST_NEW
  return { provider: serps.label, isSandbox: serps.isSandbox, calls, cost: estimateSerpCost(calls, serps) }
}

const waiting = z.object({ queued: z.array(z.string()), inactive: z.number() })

/** The active run that builds a hub, or else its last one, with what it has cost; null when there was none. */
export async function findBuild(
  { database }: Reads,
  { plan, topicId }: OfHub,
): Promise<z.infer<typeof hubBuild> | null> {
  const moment = sql`to_char(r.ended_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
  return findRow(database, hubBuild)`
    select r.id as "runId", r.state, r.reason, ${moment} as ended_at,
      (select coalesce(sum(e.cost), 0)::float8 from cost_entries e where e.workspace_id = r.workspace_id
        and starts_with(e.reference, 'run ' || r.id || ' ')) as cost
    from runs r
    where r.workspace_id = ${plan.workspaceId} and r.name = ${BUILDING} and r.key = ${buildKey({ topicId })}
    order by r.id desc limit 1
  `
}
