import type { Plan } from '#features/contentplans/server/index.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import type { Writes } from '#platform/server/api/handlers.ts'
import { findRow, idRow } from '#platform/server/database/rows.ts'
import { violatedConstraint } from '#platform/server/error-codes.ts'
import { VIEW_NAME_TAKEN, type ViewContent } from '../../rules.ts'

interface Changed {
  plan: Plan
  viewId: number
  name?: string | undefined
  filter?: ViewContent['filter'] | undefined
  search?: ViewContent['search'] | undefined
  columns?: ViewContent['columns'] | undefined
}

/**
 * Renames a view or replaces what it shows; undefined parts stay. Throws NotFound when it is not in the plan, and
 * Conflict when another view has the name, whatever its case.
 */
export async function changeView(ctx: Writes, changed: Changed): Promise<void> {
  const found = await writeView(ctx, changed).catch((error: unknown) => {
    if (violatedConstraint(error) !== 'saved_views_names') throw error
    throw new Conflict(VIEW_NAME_TAKEN, { cause: error })
  })
  if (found === null) throw new NotFound('There is nothing under this id.')
}

async function writeView({ database }: Writes, { plan, viewId, name, filter, search, columns }: Changed) {
  return findRow(database, idRow)`
    update saved_views set
      name = coalesce(${name ?? null}, name),
      filter = case when ${filter === undefined}::boolean then filter else ${filter ?? null} end,
      search = coalesce(${search ?? null}, search),
      columns = case when ${columns === undefined}::boolean then columns
        else ${columns ? JSON.stringify(columns) : null}::jsonb end,
      updated_at = now()
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and id = ${viewId}
    returning id
  `
}
