import { sql } from 'kysely'
import { InvalidField } from '#platform/errors.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { INTEGRATION_OF_CMS } from '../../rules.ts'
import type { Plan } from '../queries/open-plan.ts'

/** Throws InvalidField when a plan is not connected to the system that its articles should go to (F-221). */
export async function requireConnected(
  { database }: Reads,
  { plan, cms }: { plan: Plan; cms: string | null | undefined },
): Promise<void> {
  if (cms === null || cms === undefined || cms === 'none') return
  if (cms === 'autoblog') return requireBlog({ database }, { plan })
  const type = new Map(Object.entries(INTEGRATION_OF_CMS)).get(cms)
  const { rows } = await sql`
    select from integrations where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and type = ${type ?? ''}
  `.execute(database)
  if (rows.length === 0)
    throw new InvalidField('main_cms_integration', 'connect this plan to it before you choose it')
}

async function requireBlog({ database }: Reads, { plan }: { plan: Plan }): Promise<void> {
  const { rows } = await sql`
    select from blogs where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
  `.execute(database)
  if (rows.length === 0)
    throw new InvalidField('main_cms_integration', 'set up the autoblog of this plan before you choose it')
}
