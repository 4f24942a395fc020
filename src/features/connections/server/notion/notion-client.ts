import type { Plan } from '#features/contentplans/server/index.ts'
import { InvalidField, NotConnected } from '#platform/errors.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { NO_NOTION } from '../../rules.ts'
import type { ConnectionServices, NotionServices } from '../google/connection-services.ts'
import { hasRealConnection } from '../queries/list-integrations.ts'

type Services = Pick<ConnectionServices, 'notion'>

/** The client for a plan; a workspace with a real connection gets no made-up one (G-46). null without a client. */
export async function findNotionClient(
  ctx: Reads,
  { notion }: Services,
  plan: Pick<Plan, 'workspaceId'>,
): Promise<NotionServices | null> {
  if (notion === null) return null
  return notion.isSandbox && (await hasRealConnection(ctx, plan)) ? null : notion
}

/** The client for a plan. Throws NotConnected without one, and Invalid when users would not come back to this installation. */
export async function requireNotionClient(
  ctx: Reads,
  services: Services,
  { plan, redirectUri }: { plan: Plan; redirectUri: string },
): Promise<NotionServices> {
  const notion = await findNotionClient(ctx, services, plan)
  if (notion === null) throw new NotConnected(NO_NOTION)
  if (redirectUri !== notion.redirectUri)
    throw new InvalidField(
      'redirectUri',
      `Notion sends users back to ${notion.redirectUri} only; open Keyloom at that address`,
    )
  return notion
}
