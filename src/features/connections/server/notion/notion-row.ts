import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import { refreshNotionAccess } from '#integrations/publisher/notion-access.ts'
import type { NotionWorkspace } from '#integrations/publisher/notion-call.ts'
import { NotConnected } from '#platform/errors.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { findRow } from '#platform/server/database/rows.ts'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import { NOTION_ENDED, NOTION_NOT_CONNECTED } from '../../rules.ts'
import { openAccess } from '../access/access-tokens.ts'
import type { NotionServices } from '../google/connection-services.ts'

const notionRow = z.object({ pageId: z.string().nullable() })

/** The page that articles of a plan go under; null for a plan that is connected to no Notion, or to the sandbox's while Notion is real, or the other way round. */
export async function findNotionRow(
  { database }: Reads,
  { plan, isSandbox }: { plan: Plan; isSandbox: boolean },
): Promise<z.infer<typeof notionRow> | null> {
  return findRow(database, notionRow)`
    select notion_page_id as "pageId" from integrations
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and type = 'notion'
      and sealed_secret is not null and is_sandbox = ${isSandbox}
  `
}

/** The workspace of Notion of a plan, whose access is refreshed when it is refused. */
export function openNotionWorkspace(
  ctx: Parameters<typeof openAccess>[0],
  { notion, plan }: { notion: NotionServices; plan: Plan },
): NotionWorkspace {
  const { baseUrl, request } = notion
  const refresh = async (refreshToken: string) => ({
    ...(await refreshNotionAccess(notion, { refreshToken })),
    expiresAt: null,
  })
  return {
    baseUrl,
    request,
    getToken: async ({ refused }) => {
      const token = await openAccess(ctx, { plan, type: 'notion' }, { refresh, refused }).catch(explainEnd)
      if (token === null) throw new NotConnected(NOTION_NOT_CONNECTED)
      return token
    },
  }
}

function explainEnd(error: unknown): never {
  if (!(error instanceof AdapterError) || error.kind !== 'auth') throw error
  throw new AdapterError('auth', NOTION_ENDED, { reason: error.reason })
}
