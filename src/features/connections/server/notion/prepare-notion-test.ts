import { enterAgain, type Plan } from '#features/contentplans/server/index.ts'
import { readNotionWorkspace } from '#integrations/publisher/notion-access.ts'
import { NotConnected } from '#platform/errors.ts'
import type { Reads, SessionContext } from '#platform/server/api/handlers.ts'
import { findRow } from '#platform/server/database/rows.ts'
import type { RunDatabase } from '#platform/server/jobs/pipeline.ts'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import { integration, type Integration } from '../../contract.ts'
import { NO_NOTION, NOTION_ENDED, NOTION_NOT_CONNECTED } from '../../rules.ts'
import { noteUse } from '../commands/note-use.ts'
import type { ConnectionServices, NotionServices } from '../google/connection-services.ts'
import { INTEGRATION_COLUMNS } from '../queries/integration-columns.ts'
import { findNotionClient } from './notion-client.ts'
import { openNotionWorkspace } from './notion-row.ts'

type Services = Pick<ConnectionServices, 'notion' | 'seals' | 'database'>

/**
 * Returns what asks Notion, after the transaction, whether the access of a plan is still valid, and keeps the answer. A
 * Notion that is away says nothing about the access: that throws.
 */
export async function prepareNotionTest(
  ctx: SessionContext,
  services: Services,
  { plan }: { plan: Plan },
): Promise<() => Promise<Integration>> {
  const notion = await findNotionClient(ctx, services, plan)
  if (notion === null) throw new NotConnected(NO_NOTION)
  const execute: ReturnType<RunDatabase['transaction']>['execute'] = async (work) =>
    enterAgain(services, { ...ctx, contentplanId: plan.id }, ({ database }) => work(database))
  return async () => {
    const database = { transaction: () => ({ execute }) }
    const error = await findRefusal(() =>
      tryAccess({ database, seals: services.seals }, { notion, plan }, ctx.gone),
    )
    return execute(async (open) => {
      await noteUse({ database: open }, { plan, type: 'notion', error })
      return readRow({ database: open }, plan)
    })
  }
}

/** Uses the access token, and a new one when Notion refuses the stored one. */
async function tryAccess(
  ctx: Parameters<typeof openNotionWorkspace>[0],
  { notion, plan }: { notion: NotionServices; plan: Plan },
  signal: AbortSignal,
): Promise<void> {
  const { getToken } = openNotionWorkspace(ctx, { notion, plan })
  const stored = await getToken({ refused: null })
  await readNotionWorkspace(notion, { accessToken: stored, signal }).catch(async (error: unknown) => {
    if (!(error instanceof AdapterError) || error.kind !== 'auth') throw error
    await readNotionWorkspace(notion, { accessToken: await getToken({ refused: stored }), signal })
  })
}

/** Why Notion refuses the access, in words for users; null when it does not. */
async function findRefusal(call: () => Promise<void>): Promise<string | null> {
  try {
    await call()
    return null
  } catch (error) {
    if (!(error instanceof AdapterError) || error.isPassing) throw error
    return error.kind === 'auth' ? NOTION_ENDED : error.message
  }
}

async function readRow({ database }: Reads, plan: Plan): Promise<Integration> {
  const found = await findRow(database, integration)`
    select ${INTEGRATION_COLUMNS} from integrations
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and type = 'notion'
  `
  if (found === null) throw new NotConnected(NOTION_NOT_CONNECTED)
  return found
}
