import type { z } from 'zod'
import { estimateCost, needsConfirmation } from '#features/billing/rules.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { findRow } from '#platform/server/database/rows.ts'
import { volumeEstimate, volumeRun } from '../../contract.ts'
import { VOLUMES_RUN } from '../../rules.ts'
import type { KeywordServices } from '../research/keyword-services.ts'
import { countAnswered, countMissing, nameOfSource, type Meant } from './missing-volumes.ts'

/** How many search volumes are unknown, and what asking for them would cost. */
export async function estimateVolumes(
  ctx: Pick<MemberContext, 'database' | 'credential'>,
  services: Pick<KeywordServices, 'providers' | 'confirmAbove'>,
  meant: Meant,
): Promise<z.infer<typeof volumeEstimate>> {
  const { plan, keywordIds } = meant
  const { keywordData } = await services.providers(ctx, plan.workspaceId)
  const source = keywordData && nameOfSource(keywordData)
  const counted = await countMissing(ctx, { ...meant, source })
  const { unknown: unknownCount, rough: roughCount, askedBefore: askedBeforeCount } = counted
  const askCount = keywordIds === null ? unknownCount - askedBeforeCount : unknownCount
  const counts = { unknownCount, roughCount, askedBeforeCount, askCount, run: await findLastRun(ctx, meant) }
  if (keywordData === null)
    return {
      ...counts,
      calls: 0,
      batchSize: 0,
      provider: null,
      isSandbox: false,
      cost: 0,
      needsConfirmation: false,
    }
  const { label: provider, isSandbox, volumes } = keywordData
  const { batchSize } = volumes
  const calls = Math.ceil(askCount / batchSize)
  const cost = estimateCost({ calls, price: volumes.pricePerCall })
  const isLarge = needsConfirmation(cost, services.confirmAbove)
  return { ...counts, calls, batchSize, provider, isSandbox, cost, needsConfirmation: isLarge }
}

const lastRun = volumeRun.omit({ found: true, unknown: true })

/** The active run of a plan, or else its last one, with what it has found so far. */
export async function findLastRun(
  { database }: Pick<MemberContext, 'database'>,
  { plan }: Pick<Meant, 'plan'>,
): Promise<z.infer<typeof volumeRun> | null> {
  const run = await findRow(database, lastRun)`
    select id, state, reason, is_ending from runs
    where workspace_id = ${plan.workspaceId} and name = ${VOLUMES_RUN} and key = ${`plan ${plan.id}`}
    order by id desc limit 1
  `
  return run && { ...run, ...(await countAnswered({ database }, { plan, runId: run.id })) }
}
