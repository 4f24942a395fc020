import { sql } from 'kysely'
import type { z } from 'zod'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import type { workspace } from '../contract.ts'

/** The open workspaces, oldest first. */
export async function listWorkspaces({ database }: Pick<MemberContext, 'database'>) {
  const { rows } = await sql<z.infer<typeof workspace>>`
    select id, name, type, paid_plans, managed_tier, subscription_active from workspaces order by id
  `.execute(database)
  return rows
}
