import type { Plan } from '#features/contentplans/server/index.ts'
import { writeConsentAddress } from '#integrations/publisher/notion-access.ts'
import type { SessionContext } from '#platform/server/api/handlers.ts'
import { beginAccess } from '../access/access-requests.ts'
import type { ConnectionServices } from '../google/connection-services.ts'
import { requireNotionClient } from './notion-client.ts'

/** Notes that a user is sent to Notion for a plan; returns the page of Notion that asks the user. */
export async function beginNotion(
  ctx: SessionContext,
  services: Pick<ConnectionServices, 'notion'>,
  input: { plan: Plan; redirectUri: string },
): Promise<{ authUrl: string }> {
  const notion = await requireNotionClient(ctx, services, input)
  const state = await beginAccess(ctx, { plan: input.plan, type: 'notion', place: null })
  return { authUrl: writeConsentAddress(notion, { state, redirectUri: notion.redirectUri }).href }
}
