import { sql } from 'kysely'
import { paidModel } from '#features/billing/server/index.ts'
import { openPlan, tellPlanChanged } from '#features/contentplans/server/index.ts'
import type { Model } from '#integrations/model/index.ts'
import { Explained } from '#platform/errors.ts'
import { inChunks, inParallel } from '#platform/server/in-parallel.ts'
import type { StepContext } from '#platform/server/jobs/pipeline.ts'
import type { KindServices } from '../jobs/kind-services.ts'
import { askModel, type AskedCluster } from './ask-model.ts'
import { keepAnswers } from './keep-answers.ts'
import { listClues } from './list-clues.ts'
import { listUnsure } from './list-unsure.ts'

/** The model is asked about the most searched clusters, this many at most after each assessment. */
const MOST_ASKED = 500
const BATCH = 25
const BATCHES_AT_ONCE = 6

type Ctx = StepContext<KindServices>

/** Asks the model for the kinds of which the rules are unsure. Where it fails, they stay unknown. */
export async function askForKinds(ctx: Ctx, contentplanId: number): Promise<void> {
  const { run, services } = ctx
  const { model, language, clusters } = await readAsked(ctx, contentplanId)
  if (model === null) return
  const payer = {
    workspaceId: run.workspaceId,
    purpose: `run ${run.id} kinds`,
    database: ctx.database,
    costs: services.costs,
  }
  const paid = paidModel(payer, model)
  const troubles: unknown[] = []
  const answers = inParallel(batchesUntil(troubles, clusters), BATCHES_AT_ONCE, (batch) =>
    askModel({ model: paid, signal: ctx.signal }, { language, batch }).catch((error: unknown) => ({ error })),
  )
  for await (const answer of answers) {
    if ('error' in answer) troubles.push(answer.error)
    else await keepBatch(ctx, contentplanId, answer)
  }
  if (troubles.length > 0) continueUnsure(ctx, troubles)
}

async function readAsked(
  { database, now, run, services }: Ctx,
  contentplanId: number,
): Promise<{ model: Model | null; language: string; clusters: AskedCluster[] }> {
  return database.transaction().execute(async (transaction) => {
    const plan = await openPlan({ database: transaction, workspaceId: run.workspaceId }, contentplanId)
    const { model, serps } = await services.providers.forWorkspace({ database: transaction }, run.workspaceId)
    const kindsOf = new Map(
      (await listUnsure(transaction, { plan, limit: MOST_ASKED })).map(({ id, ...kinds }) => [id, kinds]),
    )
    const clusters = await listClues(
      { database: transaction, now },
      {
        plan,
        isSandbox: serps?.isSandbox ?? false,
        which: sql`id = any(${[...kindsOf.keys()]}::integer[])`,
      },
    )
    return {
      model,
      language: plan.language,
      clusters: clusters.map(({ id, mainKeyword, clues }) => ({
        id,
        mainKeyword,
        clues,
        known: kindsOf.get(id) ?? {},
      })),
    }
  })
}

/** Yields no more batches after a failure. Calls that are under way are paid for, so their answers are still used. */
function* batchesUntil(
  troubles: readonly unknown[],
  clusters: readonly AskedCluster[],
): Generator<AskedCluster[]> {
  for (const batch of inChunks(clusters, BATCH)) {
    if (troubles.length > 0) return
    yield batch
  }
}

/** Saves each answer at once, so that it is not paid for twice when the worker is lost. */
async function keepBatch(
  { database, run }: Ctx,
  contentplanId: number,
  { answers }: Awaited<ReturnType<typeof askModel>>,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const plan = await openPlan({ database: transaction, workspaceId: run.workspaceId }, contentplanId)
    await keepAnswers(transaction, { plan, answers })
    await tellPlanChanged({ database: transaction }, plan)
  })
}

/** Logs why kinds are missing: the plan is complete without them. Throws an error that is a fault of the program. */
function continueUnsure({ signal, log }: Ctx, troubles: readonly unknown[]): void {
  signal.throwIfAborted()
  const error = troubles.find((one) => !(one instanceof Explained))
  if (error !== undefined) throw error
  log.warn({ err: troubles[0] }, 'clusters of which the rules are unsure keep no type, intent or funnel')
}
