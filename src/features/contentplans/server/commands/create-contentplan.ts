import { sql } from 'kysely'
import { LimitReached } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import type { CONTENTPLAN_TYPES } from '../../contract.ts'

export interface NewContentplan {
  workspaceId: number
  name: string
  country: string
  language: string
  type: (typeof CONTENTPLAN_TYPES)[number]
}

/** Keywords of a plan on an instance without billing (G-46). */
const KEYWORD_LIMIT = 100_000

/** Creates a plan while the workspace has an unused slot: one, and one more for each that is paid (K-07). */
export async function createContentplan(
  { database }: Pick<MemberContext, 'database'>,
  plan: NewContentplan,
): Promise<{ contentplanId: number }> {
  const { rows: slots } = await sql<{ unused: number }>`
    select paid_plans + 1 - (select count(*)::int from contentplans where workspace_id = ${plan.workspaceId}) as unused
    from workspaces where id = ${plan.workspaceId} for update
  `.execute(database)
  if ((slots[0]?.unused ?? 0) <= 0) throw new LimitReached('This workspace has no unused content plan left.')
  const { rows } = await sql<{ contentplanId: number }>`
    insert into contentplans (workspace_id, name, country, language, type, keyword_limit)
    values (${plan.workspaceId}, ${plan.name}, ${plan.country}, ${plan.language}, ${plan.type}, ${KEYWORD_LIMIT})
    returning id as "contentplanId"
  `.execute(database)
  return rows[0]
}
