import { enterAgain, type Plan } from '#features/contentplans/server/index.ts'
import { exchangeNotionCode } from '#integrations/publisher/notion-access.ts'
import { Conflict } from '#platform/errors.ts'
import type { SessionContext } from '#platform/server/api/handlers.ts'
import type { Integration } from '../../contract.ts'
import { NO_ACCESS_REQUEST } from '../../rules.ts'
import { finishAccess } from '../access/access-requests.ts'
import type { ConnectionServices } from '../google/connection-services.ts'
import { requireNotionClient } from './notion-client.ts'
import { saveNotion } from './save-notion.ts'

/** The request with this state was finished before, has expired, or was begun in another session. */
class NoAccessRequest extends Conflict {
  override name = 'NoAccessRequest'
  override readonly details = { trouble: NO_ACCESS_REQUEST }

  constructor() {
    super(
      'This answer of Notion was used before, took longer than ten minutes, or belongs to another sign-in. Please connect Notion again in the settings of your plan.',
    )
  }
}

interface Returned {
  plan: Plan
  code: string
  redirectUri: string
  state: string
}

/**
 * Uses up the state that a user came back with; returns what exchanges the code at Notion and stores the access, to be
 * called after the transaction. It goes on when the caller hangs up, because neither works a second time.
 */
export async function prepareNotion(
  ctx: SessionContext,
  services: Pick<ConnectionServices, 'notion' | 'seals' | 'database'>,
  { plan, code, redirectUri, state }: Returned,
): Promise<() => Promise<Integration>> {
  const notion = await requireNotionClient(ctx, services, { plan, redirectUri })
  const request = await finishAccess(ctx, { plan, type: 'notion', state })
  if (request === null) throw new NoAccessRequest()
  return async () => {
    const access = await exchangeNotionCode(notion, { code, redirectUri: notion.redirectUri })
    return enterAgain(services, { ...ctx, contentplanId: plan.id }, async ({ database }, opened) => {
      // Meanwhile the workspace may have got a real connection, which no made-up one may stand beside.
      const now = { ...ctx, database }
      await requireNotionClient(now, services, { plan: opened, redirectUri })
      return saveNotion(now, services, { plan: opened, access, isSandbox: notion.isSandbox })
    })
  }
}
