import { z } from 'zod'
import { LimitReached } from '#platform/errors.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { oneRow } from '#platform/server/database/rows.ts'
import type { UsageKind } from '#features/workspaces/rules.ts'

const roomRow = z.object({ room: z.number().nullable() })

/**
 * How many more rows (or bytes of texts) the workspace of a plan has room for; Infinity when it has no limit. Near the
 * limit other transactions wait until this one ends, so that what it writes fits. A caller that writes several kinds
 * asks in the order of USAGE_KINDS, so that callers do not deadlock.
 */
export async function readRoom(
  database: Transaction,
  { plan, kind }: { plan: { id: number }; kind: UsageKind },
): Promise<number> {
  const { room } = await oneRow(database, roomRow)`
    select walls.room_for(${plan.id}, ${kind}) as room
  `
  return room ?? Number.POSITIVE_INFINITY
}

/** Throws LimitReached, with the sentence for the limit, when there is no room at all. */
export async function requireRoom(
  database: Transaction,
  { plan, kind }: { plan: { id: number }; kind: UsageKind },
): Promise<void> {
  if ((await readRoom(database, { plan, kind })) > 0) return
  throw new LimitReached(await readRefusal(database, kind))
}

const refusalRow = z.object({ refusal: z.string() })

/** The sentence for users who want to store more than there is room for. */
export async function readRefusal(database: Transaction, kind: UsageKind): Promise<string> {
  const { refusal } = await oneRow(database, refusalRow)`
    select refusal from usage_limits where kind = ${kind}
  `
  return refusal
}
