import { explainMissing } from '../../rules.ts'
import { sql } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import { Forbidden, NotConnected, NotFound } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { hasGrant } from '../google/google-tokens.ts'
import { listProperties, type ReadBy } from './list-properties.ts'
import { notConnected } from './prepare-properties.ts'
import { isOwner, isPropertyOpen } from './property-grants.ts'
import { hasRealConnection } from '../queries/list-integrations.ts'
import type { ConnectionServices } from '../google/connection-services.ts'

interface Choice {
  plan: Plan
  property: string
  accessUser: number
}

/** Who will read the property, and whether the choice also opens it to the workspace. */
export interface Chosen {
  readBy: 'service account' | 'person'
  opens: boolean
}

/**
 * Finds out who may read a property for a plan; returns the call that asks Google whether they see it, to be made
 * after the transaction. Throws NotFound when the user is no member of the workspace; else NotConnected or Forbidden.
 */
export async function prepareChoice(
  ctx: MemberContext,
  services: ConnectionServices,
  { plan, property, accessUser }: Choice,
): Promise<() => Promise<Chosen>> {
  const isSandbox = services.google?.isSandbox ?? false
  await requireMember(ctx, { plan, userId: accessUser })
  if (isSandbox && (await hasRealConnection(ctx, plan)))
    throw new NotConnected(explainMissing('search-console'))
  const readers = await listReaders(ctx, services, { plan, property, accessUser })
  if (readers.length === 0) throw notConnected(ctx, services)
  return async () => {
    for (const { opens, by } of readers)
      if ((await listProperties(services, by)).includes(property))
        return { readBy: by === 'service account' ? by : 'person', opens }
    throw new Forbidden(
      `${property} is none of the Search Console properties that can be read here. Choose one from the list.`,
    )
  }
}

async function listReaders(
  ctx: MemberContext,
  services: ConnectionServices,
  { plan, property, accessUser: userId }: Choice,
): Promise<{ by: ReadBy; opens: boolean }[]> {
  const { serviceAccount, google } = services
  const readers: { by: ReadBy; opens: boolean }[] = []
  if (serviceAccount !== null) {
    const isOpen = await isPropertyOpen(ctx, { workspaceId: plan.workspaceId, property })
    if (isOpen || (await isOwner(ctx, services))) readers.push({ by: 'service account', opens: !isOpen })
  }
  const isSandbox = google?.isSandbox ?? false
  if (!(await hasGrant(ctx, { userId, service: 'search-console', isSandbox }))) return readers
  if (userId === ctx.userId || (await hasChosen(ctx, { plan, property, userId })))
    return [...readers, { by: { userId }, opens: false }]
  if (readers.length > 0) return readers
  throw new Forbidden(
    'Only the person whose Google account it is can connect a property of it for the first time. Please ask them to choose it.',
  )
}

/** Whether the workspace already reads this property with this user's grant. */
async function hasChosen(
  { database }: MemberContext,
  { plan, property, userId }: { plan: Plan; property: string; userId: number },
): Promise<boolean> {
  const { rows } = await sql`
    select from integrations
    where workspace_id = ${plan.workspaceId} and access_user_id = ${userId} and gsc_property = ${property}
      and read_by = 'person' limit 1
  `.execute(database)
  return rows.length > 0
}

async function requireMember(
  { database }: MemberContext,
  { plan, userId }: { plan: Plan; userId: number },
): Promise<void> {
  const { rows } = await sql`
    select from workspace_members where workspace_id = ${plan.workspaceId} and user_id = ${userId}
  `.execute(database)
  if (rows.length === 0) throw new NotFound('There is nothing under this id.')
}
