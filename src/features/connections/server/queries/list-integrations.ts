import { sql } from 'kysely'
import { z } from 'zod'
import type { Reads } from '#platform/server/api/handlers.ts'
import { integration, type Port } from '../../contract.ts'
import { INTEGRATION_COLUMNS } from './integration-columns.ts'
import { findRow, listRows } from '#platform/server/database/rows.ts'

/** The integrations of a plan, without secrets. */
export async function listIntegrations({ database }: Reads, { contentplanId }: { contentplanId: number }) {
  return listRows(database, integration)`
    select ${INTEGRATION_COLUMNS}
    from integrations where contentplan_id = ${contentplanId} order by type
  `
}

/** The ports that a workspace may use: one with a real connection gets no sandbox data (G-46). */
export async function listPorts(
  ctx: Reads,
  {
    workspaceId,
    ports,
    isShared,
  }: {
    workspaceId: number
    ports: readonly Port[]
    /** Whether the service account reads anything for the caller. */
    isShared: boolean
  },
): Promise<Port[]> {
  const seen = isShared ? [...ports] : ports.map((port) => ({ ...port, sharedWith: null }))
  const own = await findOwnModel(ctx, { workspaceId })
  const withOwn = seen.map((port): Port =>
    port.name === 'model' && own !== null ? { ...port, provider: own, state: 'real' } : port,
  )
  if (!(await hasRealConnection(ctx, { workspaceId }))) return withOwn
  return withOwn.map((port) => (port.state === 'sandbox' ? { ...port, provider: null, state: 'none' } : port))
}

const ownModelRow = z.object({ name: z.string() })

/** Provider and model, when the workspace has a model of its own. */
async function findOwnModel(
  { database }: Reads,
  { workspaceId }: { workspaceId: number },
): Promise<string | null> {
  const found = await findRow(database, ownModelRow)`
    select provider || ':' || model as name from model_settings join model_agents using (workspace_id)
    where workspace_id = ${workspaceId} and agent = 'default'
  `
  return found?.name ?? null
}

/** Whether a plan of this workspace has an integration outside of the sandbox. */
export async function hasRealConnection(
  { database }: Reads,
  { workspaceId }: { workspaceId: number },
): Promise<boolean> {
  const { rows } = await sql`
    select from integrations where workspace_id = ${workspaceId} and not is_sandbox limit 1
  `.execute(database)
  return rows.length > 0
}
