import { sql } from 'kysely'
import { z } from 'zod'
import { Forbidden, NotFound } from '#platform/errors.ts'
import type { MemberContext, Reads } from '#platform/server/api/handlers.ts'
import type { Database } from '#platform/server/database/database.ts'
import { listRows, oneRow } from '#platform/server/database/rows.ts'
import { propertyGrant } from '../../contract.ts'

type PropertyGrant = z.infer<typeof propertyGrant>

const propertyRow = z.object({ property: z.string() })

/** The properties of the service account that are open to the workspaces of the transaction. */
export async function listOpenProperties({ database }: Reads): Promise<Set<string>> {
  const rows = await listRows(database, propertyRow)`
    select distinct property from workspace_properties
  `
  return new Set(rows.map(({ property }) => property))
}

export async function isPropertyOpen(
  { database }: Reads,
  { workspaceId, property }: { workspaceId: number; property: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from workspace_properties where workspace_id = ${workspaceId} and property = ${property}
  `.execute(database)
  return rows.length > 0
}

/** Whether the user owns this installation: has the account of OWNER_EMAIL. */
export async function isOwner(
  { database, userId }: Pick<MemberContext, 'database' | 'userId'>,
  { ownerEmail }: { ownerEmail: string | null },
): Promise<boolean> {
  if (ownerEmail === null) return false
  const { rows } = await sql`
    select from users where id = ${userId} and email = ${ownerEmail}
  `.execute(database)
  return rows.length > 0
}

export async function requireOwner(
  ctx: Pick<MemberContext, 'database' | 'userId'>,
  services: { ownerEmail: string | null },
): Promise<void> {
  if (!(await isOwner(ctx, services)))
    throw new Forbidden('Only the owner of this installation, the account of OWNER_EMAIL, can do this.')
}

/** The properties that are open, of all workspaces of the installation. */
export async function listPropertyGrants({ database }: { database: Database }): Promise<PropertyGrant[]> {
  return listRows(database, propertyGrant)`
    select workspace, name as workspace_name, property,
      to_char(granted_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as granted_at
    from walls.list_property_grants()
  `
}

const grantedRow = z.object({ isDone: z.boolean() })

/**
 * Opens a property to a workspace, or closes it. `userId` is null for the operator at the command line. Throws
 * NotFound without such a workspace.
 */
export async function setPropertyGrant(
  { database, userId }: { database: Database; userId: number | null },
  { workspace, property, isGranted }: { workspace: number; property: string; isGranted: boolean },
): Promise<void> {
  const { isDone } = await oneRow(database, grantedRow)`
    select walls.grant_property(${workspace}, ${property}, ${isGranted}, ${userId}) as "isDone"
  `
  if (!isDone) throw new NotFound(`There is no workspace ${workspace}.`)
}
