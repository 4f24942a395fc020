import { sql } from 'kysely'
import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { isoTime } from '#platform/server/database/iso-time.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { EARLIER_KEPT } from '../../rules.ts'

const earlierRow = z.object({ id: z.number(), text: z.string(), replaced_at: z.string() })

/** The style guides that made ones have replaced, the newest first. */
export async function listEarlier({ database }: Reads, { plan }: { plan: Plan }) {
  const earlier = await listRows(database, earlierRow)`
    select id, replaced as text, ${isoTime(sql`coalesce(taken_at, created_at)`)} as replaced_at from voice_texts
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and kind = 'style_guide'
      and replaced is not null
    order by coalesce(taken_at, created_at) desc limit ${EARLIER_KEPT}
  `
  return { earlier }
}
