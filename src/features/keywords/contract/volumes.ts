import { z } from 'zod'
import { confirmedCost } from '#features/billing/contract.ts'
import { contentplanId, keywordId } from '#features/contentplans/contract.ts'
import { MOST_SELECTED } from '#features/contentplans/rules.ts'
import { endpoint } from '#platform/contract/endpoint.ts'

const about = { tag: 'keywords' } as const
const count = z.number()

/** A run that asks for search volumes. */
export const volumeRun = z.object({
  id: z.number(),
  state: z.enum(['queued', 'running', 'waiting', 'done', 'failed', 'cancelled']),
  /** Why it waits or failed, as a sentence for users. */
  reason: z.string().nullable(),
  /** Whether it was cancelled, and ends when the request that is under way is answered, because that is paid. */
  is_ending: z.boolean(),
  /** How many search volumes it has found so far, and how many the service did not know. */
  found: count,
  unknown: count,
})

export const volumeEstimate = z.object({
  /** Keywords whose search volume is unknown; of a whole plan without the excluded ones. */
  unknownCount: count,
  /** How many of them, when keywords are named, have a rough volume, which an exact one would replace. */
  roughCount: count,
  /** How many of them the service did not know when it was asked in the last 30 days. */
  askedBeforeCount: count,
  /** How many would be asked for: of a whole plan those that the service was not asked for lately, else all. */
  askCount: count,
  /** How many paid calls that takes, and for how many keywords each. */
  calls: count,
  batchSize: count,
  /** Name of the service for users; null when none is connected. */
  provider: z.string().nullable(),
  isSandbox: z.boolean(),
  /** Millionths of a US dollar. */
  cost: count,
  needsConfirmation: z.boolean(),
  /** The active run of the plan, or its last one; null when there was none. */
  run: volumeRun.nullable(),
})

/** The keywords that are meant: the named ones, or all of the plan that are not excluded. */
const meant = z.object({ contentplanId, keywordIds: z.array(keywordId).min(1).max(MOST_SELECTED).optional() })

export const volumes = {
  estimate: endpoint('member', {
    ...about,
    method: 'POST',
    path: '/contentplan/{contentplanId}/keyword/volume/estimate',
    scope: 'read',
    summary: 'How many search volumes are unknown, and what asking for them would cost.',
  })
    .input(meant)
    .output(volumeEstimate),
  fetch: endpoint('member', {
    ...about,
    method: 'POST',
    path: '/contentplan/{contentplanId}/keyword/volume',
    scope: 'run',
    summary: 'Starts a run that asks a paid service for unknown search volumes.',
  })
    .input(meant.extend({ confirmedCost }))
    .output(z.object({ runId: z.number(), /** false when a run was active already. */ isNew: z.boolean() })),
  cancel: endpoint('member', {
    ...about,
    method: 'DELETE',
    path: '/contentplan/{contentplanId}/keyword/volume',
    scope: 'run',
    summary: 'Ends the run that asks for search volumes. What it has found is kept.',
  })
    .input(z.object({ contentplanId }))
    .output(z.object({ isCancelled: z.boolean() })),
}
