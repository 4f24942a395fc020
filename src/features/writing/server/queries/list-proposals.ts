import type { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { isoTime } from '#platform/server/database/iso-time.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { sql } from 'kysely'
import { textProposal } from '../../contract.ts'

/** The open proposals of a cluster, the newest first. */
export async function listProposals(
  { database }: Reads,
  { plan, articleId }: { plan: Plan; articleId: number },
): Promise<{ proposals: z.infer<typeof textProposal>[] }> {
  const proposals = await listRows(database, textProposal)`
    select id, section, agent, base_version, text, ${isoTime(sql`created_at`)} as created_at from text_proposals
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and article_id = ${articleId}
      and state = 'open'
    order by id desc
  `
  return { proposals }
}
