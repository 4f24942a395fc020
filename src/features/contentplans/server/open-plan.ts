import { sql } from 'kysely'
import { z } from 'zod'
import { NotFound } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'

/** Only openPlan makes one, so whoever holds a Plan has passed the walls. */
const plan = z
  .object({
    id: z.number(),
    workspaceId: z.number(),
    domain: z.string().nullable(),
    language: z.string(),
    keywordLimit: z.number(),
  })
  .brand<'Plan'>()

export type Plan = z.infer<typeof plan>

/** The plan that a command may change: it is in the workspace that is open in this transaction. */
export async function openPlan(
  { database, workspaceId }: Pick<MemberContext, 'database' | 'workspaceId'>,
  contentplanId: number,
): Promise<Plan> {
  const { rows } = await sql`
    select id, workspace_id as "workspaceId", domain, language, keyword_limit as "keywordLimit" from contentplans
    where id = ${contentplanId} and workspace_id = ${workspaceId}
  `.execute(database)
  if (rows.length === 0) throw new NotFound('There is nothing under this id.')
  return plan.parse(rows[0])
}
