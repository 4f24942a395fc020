import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import type { IMPORT_KINDS } from '../../rules.ts'
import { oneRow } from '#platform/server/database/rows.ts'

interface NewImport {
  plan: Plan
  kind: (typeof IMPORT_KINDS)[number]
  label: string
  /** The run that imports; absent for a user's import. */
  runId?: number | undefined
}

/** Who imports: a user, or a run, which a user may have started. */
export type Importing = Reads & { userId: number | null }

const importRow = z.object({ importId: z.number() })

/** Begins an import, to which rows are then added in batches. */
export async function beginImport(
  { database, userId }: Importing,
  { plan, kind, label, runId }: NewImport,
): Promise<{ importId: number }> {
  return oneRow(database, importRow)`
    insert into keyword_imports (workspace_id, contentplan_id, kind, label, user_id, run_id)
    values (${plan.workspaceId}, ${plan.id}, ${kind}, ${label}, ${userId}, ${runId ?? null}) returning id as "importId"
  `
}
