import { ofPlan } from '#features/contentplans/server/index.ts'
import type { Handlers } from '#platform/server/api/handlers.ts'
import type { notionEndpoints } from '../../contract/notion.ts'
import type { ConnectionServices } from '../google/connection-services.ts'
import { beginNotion } from './begin-notion.ts'
import { prepareNotionPage, prepareNotionPages } from './notion-pages.ts'
import { prepareNotion } from './prepare-notion.ts'
import { findNotionClient } from './notion-client.ts'
import { prepareNotionTest } from './prepare-notion-test.ts'

export function notionHandlers(services: ConnectionServices): Handlers<typeof notionEndpoints> {
  return {
    getNotionClient: ofPlan(async (ctx, { plan }) => {
      const client = await findNotionClient(ctx, services, plan)
      return { state: client === null ? 'none' : client.isSandbox ? 'sandbox' : 'real' }
    }),
    beginNotion: ofPlan((ctx, input) => beginNotion(ctx, services, input)),
    testNotion: ofPlan((ctx, input) => prepareNotionTest(ctx, services, input)),
    listNotionPages: ofPlan((ctx, input) => prepareNotionPages(ctx, services, input)),
    saveNotionPage: ofPlan((ctx, input) => prepareNotionPage(ctx, services, input)),
    saveNotion: ofPlan((ctx, input) => prepareNotion(ctx, services, input)),
  }
}
