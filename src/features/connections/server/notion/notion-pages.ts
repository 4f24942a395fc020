import { enterAgain, type Plan } from '#features/contentplans/server/index.ts'
import { recordAudit } from '#features/workspaces/server/index.ts'
import type { NotionWorkspace } from '#integrations/publisher/notion-call.ts'
import {
  findNotionParent,
  searchNotionPages,
  type NotionParent,
} from '#integrations/publisher/notion-pages.ts'
import { Invalid, NotConnected } from '#platform/errors.ts'
import type { SessionContext, Writes } from '#platform/server/api/handlers.ts'
import { findRow } from '#platform/server/database/rows.ts'
import type { RunDatabase } from '#platform/server/jobs/pipeline.ts'
import { integration, type Integration } from '../../contract.ts'
import { NO_NOTION, NOTION_NOT_CONNECTED } from '../../rules.ts'
import type { ConnectionServices } from '../google/connection-services.ts'
import { INTEGRATION_COLUMNS } from '../queries/integration-columns.ts'
import { findNotionClient } from './notion-client.ts'
import { findNotionRow, openNotionWorkspace } from './notion-row.ts'

type Services = Pick<ConnectionServices, 'notion' | 'seals' | 'database'>

/** Returns the call that asks Notion for pages, to be made after the transaction. */
export async function prepareNotionPages(
  ctx: SessionContext,
  services: Services,
  { plan, query }: { plan: Plan; query: string },
): Promise<() => Promise<{ pages: NotionParent[] }>> {
  const workspace = await openWorkspace(ctx, services, plan)
  return async () => ({ pages: await searchNotionPages(workspace, query.trim(), { signal: ctx.gone }) })
}

/** Returns what makes sure after the transaction that Keyloom may use the page, and then keeps the choice. */
export async function prepareNotionPage(
  ctx: SessionContext,
  services: Services,
  { plan, pageId }: { plan: Plan; pageId: string },
): Promise<() => Promise<Integration>> {
  const workspace = await openWorkspace(ctx, services, plan)
  return async () => {
    const page = await findNotionParent(workspace, pageId, { signal: ctx.gone })
    if (page === null)
      throw new Invalid(
        'Notion has no such page for Keyloom, or it is in the trash. Please choose another one.',
      )
    return enterAgain(services, { ...ctx, contentplanId: plan.id }, ({ database }) =>
      savePage({ ...ctx, database }, { plan, page }),
    )
  }
}

async function openWorkspace(ctx: SessionContext, services: Services, plan: Plan): Promise<NotionWorkspace> {
  const notion = await findNotionClient(ctx, services, plan)
  if (notion === null) throw new NotConnected(NO_NOTION)
  const found = await findNotionRow(ctx, { plan, isSandbox: notion.isSandbox })
  if (found === null) throw new NotConnected(NOTION_NOT_CONNECTED)
  const execute: ReturnType<RunDatabase['transaction']>['execute'] = async (work) =>
    enterAgain(services, { ...ctx, contentplanId: plan.id }, ({ database }) => work(database))
  const database = { transaction: () => ({ execute }) }
  return openNotionWorkspace({ database, seals: services.seals }, { notion, plan })
}

async function savePage(
  ctx: Writes,
  { plan, page }: { plan: Plan; page: NotionParent },
): Promise<Integration> {
  const saved = await findRow(ctx.database, integration)`
    update integrations set notion_page_id = ${page.id}, notion_page_title = ${page.title}, last_error = null,
      last_error_at = null
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and type = 'notion'
    returning ${INTEGRATION_COLUMNS}
  `
  if (saved === null) throw new NotConnected(NOTION_NOT_CONNECTED)
  await recordAudit(ctx, {
    workspaceId: plan.workspaceId,
    action: 'notion page chosen',
    subjectId: plan.id,
    details: { page: page.title },
  })
  return saved
}
