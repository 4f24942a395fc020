import { explainMissing } from '../../rules.ts'
import { NotConnected } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { hasGrant } from '../google/google-tokens.ts'
import { NoGoogleToken } from '../google/google-troubles.ts'
import { listProperties } from './list-properties.ts'
import { isOwner, listOpenProperties } from './property-grants.ts'
import type { ConnectionServices } from '../google/connection-services.ts'

type Asking = Pick<MemberContext, 'database' | 'userId' | 'workspaceId'>

/**
 * Finds out what a user may read; returns the call that lists the properties (M-03): those of the user's own Google
 * account, and those of the service account that are open to the workspace; for the owner of the installation all.
 */
export async function prepareProperties(
  ctx: Asking,
  services: ConnectionServices,
): Promise<() => Promise<string[]>> {
  const { google, searchConsole, serviceAccount } = services
  const { userId } = ctx
  const mayReadAll = serviceAccount !== null && (await isOwner(ctx, services))
  const open = serviceAccount === null ? new Set<string>() : await listOpenProperties(ctx)
  const owner = { userId, service: 'search-console', isSandbox: google?.isSandbox ?? false } as const
  const hasOwn = await hasGrant(ctx, owner)
  const asksAccount = mayReadAll || open.size > 0
  if (searchConsole === null || !(asksAccount || hasOwn)) throw notConnected(ctx, services)
  return async () => {
    const ofAccount = asksAccount ? await listProperties(services, 'service account') : []
    const ofPerson = hasOwn ? await listProperties(services, { userId }) : []
    return [...new Set([...ofAccount.filter((one) => mayReadAll || open.has(one)), ...ofPerson])]
  }
}

/**
 * The error that asks users to connect their own Google account (E-02); without a Google client, to ask the operator.
 */
export function notConnected(
  { workspaceId }: Pick<MemberContext, 'workspaceId'>,
  { google, serviceAccount }: Pick<ConnectionServices, 'google' | 'serviceAccount'>,
): NotConnected {
  if (google === null && serviceAccount === null) return new NotConnected(explainMissing('search-console'))
  if (google !== null) return new NoGoogleToken()
  const name = workspaceId === null ? 'Your workspace' : `Workspace ${workspaceId}`
  return new NotConnected(
    `${name} has no access to a Search Console property yet. Please ask the administrator of this installation to give it access to yours.`,
  )
}
