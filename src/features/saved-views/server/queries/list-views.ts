import { sql } from 'kysely'
import type { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { savedView } from '../../contract.ts'
import type { ViewedScreen } from '../../rules.ts'

export type SavedView = z.infer<typeof savedView>

/** The start of a statement that reads views as `v`. */
export const selectViews = sql`
  select v.id, v.screen, v.name, v.filter, v.search, v.columns, u.name as created_by,
    to_char(v.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at,
    to_char(v.updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as updated_at
  from saved_views v left join users u on u.id = v.created_by
`

/** The views of a screen, by name. */
export async function listViews(
  { database }: Reads,
  { plan, screen }: { plan: Plan; screen: ViewedScreen },
): Promise<SavedView[]> {
  return listRows(database, savedView)`
    ${selectViews}
    where v.workspace_id = ${plan.workspaceId} and v.contentplan_id = ${plan.id} and v.screen = ${screen}
    order by lower(v.name), v.id
  `
}
