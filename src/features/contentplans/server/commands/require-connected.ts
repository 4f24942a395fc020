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
  const type = new Map(Object.entries(INTEGRATION_OF_CMS)).get(cms)
  const { rows } = await sql`
    select from integrations where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and type = ${type ?? ''}
  `.execute(database)
  if (rows.length === 0)
    throw new InvalidField('main_cms_integration', 'connect this plan to it before you choose it')
}
