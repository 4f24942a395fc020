import { z } from 'zod'
import { countCredits } from '#features/billing/server/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { oneRow } from '#platform/server/database/rows.ts'
import { WRITING } from '../jobs/writing-payload.ts'
import { ARTICLE_LEDGER } from './article-credit.ts'

const promisedRow = z.object({ promised: z.number() })

/** The credits of a workspace that no article in line will take; Infinity when credits are unlimited. */
export async function countUnpromised({ database }: Reads, { plan }: { plan: Plan }): Promise<number> {
  const { workspaceId } = plan
  const left = await countCredits({ database }, { workspaceId, ledger: ARTICLE_LEDGER })
  const { promised } = await oneRow(database, promisedRow)`
    select count(*)::integer as promised from runs
    where workspace_id = ${workspaceId} and name = ${WRITING} and is_in_line and state = 'queued'
      and started_at is null and (payload ->> 'takesCredit')::boolean
  `
  return Math.max(0, left - promised)
}
