import { sql } from 'kysely'
import { z } from 'zod'
import { estimateCost, guessTokens, needsConfirmation, type MicroDollars } from '#features/billing/rules.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { estimateSerps } from '#features/serps/server/index.ts'
import type { KeywordData } from '#integrations/keyword-data/index.ts'
import type { Model } from '#integrations/model/index.ts'
import type { SerpProvider } from '#integrations/serp/index.ts'
import { NotFound } from '#platform/errors.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { findRow, listRows } from '#platform/server/database/rows.ts'
import { hubBuild, type buildEstimate } from '../../contract.ts'
import { readTags } from '../../rules.ts'
import { BUILDING, buildKey } from '../jobs/build-payload.ts'
import { chooseSeeds, MOST_FOUND, RELATED_A_SEED } from '../jobs/build-rules.ts'
import type { BuildServices } from '../jobs/hub-services.ts'
import { listIdeas } from './list-ideas.ts'

type Part = z.infer<typeof buildEstimate>['serps']

/** Tokens that a model reads and writes when it is asked for keywords, and for the names of new clusters. */
const MODEL_CALLS = 2
const MODEL_TOKENS = { input: guessTokens('x'.repeat(8_000)), output: 3_000 }

const hubRow = z.object({ name: z.string(), tags: z.string() })

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
  const hub = await findRow(ctx.database, hubRow)`
    select name, tags from topics
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and id = ${topicId}
  `
  if (hub === null) throw new NotFound('There is nothing under this id.')
  const { keywordData, serps, model } = await services.providers.forWorkspace(ctx, plan.workspaceId)
  const seeds = chooseSeeds({ name: hub.name, tags: readTags(hub.tags) })
  const parts = {
    related: keywordData && estimateRelated(keywordData, seeds.length),
    serps:
      serps &&
      (await estimateResults(ctx, services, { plan, topicId, serps, hasMore: keywordData ?? model })),
    model: model && estimateModel(model),
  }
  const known = Object.values(parts).filter((part) => part !== null)
  const cost = known.reduce((sum, part) => sum + part.cost, 0)
  return {
    ...parts,
    cost,
    needsConfirmation: needsConfirmation(cost, services.costs.confirmAbove),
    provider: [...new Set(known.map(({ provider }) => provider))].join(', '),
  }
}

function estimateRelated(
  { label, isSandbox, related, volumes }: KeywordData,
  seeds: number,
): NonNullable<Part> {
  const cost =
    estimateCost({ calls: seeds, price: related.pricePerCall }) +
    estimateCost({ calls: seeds * RELATED_A_SEED, price: related.pricePerKeyword }) +
    estimateCost({ calls: 1, price: volumes.pricePerCall })
  return { provider: label, isSandbox, calls: seeds + 1, cost }
}

/** The results of the plan's own keywords that are not known, and of the keywords that the run may find. */
async function estimateResults(
  ctx: Reads & { now: Date },
  services: BuildServices,
  { plan, topicId, serps, hasMore }: OfHub & { serps: SerpProvider; hasMore: unknown },
): Promise<NonNullable<Part>> {
  const cached = { providers: { forWorkspace: async () => ({ serps }) } }
  const [own] = await listIdeas(ctx, cached, { plan, topicIds: [topicId], limit: MOST_FOUND })
  const ideas = own?.ideas ?? []
  const queued = await listQueued(ctx, plan)
  const keywords = [...queued, ...ideas.map(({ keyword }) => keyword)]
  const { calls } = await estimateSerps(
    { ...ctx, costs: services.costs },
    { provider: serps, keywords, market: plan.market },
  )
  const all = calls + (hasMore === null ? 0 : MOST_FOUND)
  return {
    provider: serps.label,
    isSandbox: serps.isSandbox,
    calls: all,
    cost: estimateCost({ calls: all, price: serps.queue?.pricePerSerp ?? serps.pricePerSerp }),
  }
}

const queuedRow = z.object({ folded: z.string() })

async function listQueued({ database }: Reads, plan: Plan): Promise<string[]> {
  const rows = await listRows(database, queuedRow)`
    select folded from keywords where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
      and in_queue and status = 'not_in_plan'
  `
  return rows.map(({ folded }) => folded)
}

function estimateModel({ name, isSandbox, price }: Model): NonNullable<Part> {
  const { input, output } = MODEL_TOKENS
  const million = 1_000_000
  const dollars = price === null ? 0 : (input * price.input + output * price.output) / million
  const cost: MicroDollars = estimateCost({ calls: MODEL_CALLS, price: dollars })
  return { provider: name, isSandbox, calls: MODEL_CALLS, cost }
}

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
