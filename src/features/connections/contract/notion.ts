import { z } from 'zod'
import { contentplanId } from '#features/contentplans/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { integration } from './integration.ts'

const about = { tag: 'connections' } as const
/** The page to which Notion sends the user back: `/notion-integration` of this installation. */
const redirectUri = z.string().trim().min(1).max(500)

/** A page of Notion: `title` is '' for a page without one. */
const page = z.object({ id: z.string(), title: z.string() })

/** A plan's connection to Notion. */
export const notionEndpoints = {
  getNotionClient: endpoint('session', {
    ...about,
    method: 'GET',
    path: '/integrations/notion/client',
    summary: 'Whether a content plan can be connected to Notion here, and whether that Notion is made up.',
  })
    .input(z.object({ contentplanId }))
    .output(z.object({ state: z.enum(['real', 'sandbox', 'none']) })),
  beginNotion: endpoint('session', {
    ...about,
    method: 'POST',
    path: '/integrations/notion/oauth',
    summary:
      'Begins to connect a content plan to Notion: gives the address of the page on which Notion asks its user. It is valid once, for ten minutes, in this session.',
  })
    .input(z.object({ contentplanId, redirectUri }))
    .output(z.object({ authUrl: z.string() })),
  testNotion: endpoint('session', {
    ...about,
    method: 'POST',
    path: '/integrations/notion/test',
    summary:
      'Asks Notion whether the access of a content plan is still valid, and keeps the answer with the connection.',
  })
    .input(z.object({ contentplanId }))
    .output(integration),
  listNotionPages: endpoint('session', {
    ...about,
    method: 'GET',
    path: '/integrations/notion/pages',
    summary:
      'The pages of Notion that Keyloom may use for a content plan, those first that were edited last; at most fifty. `query`: words of their titles.',
  })
    .input(z.object({ contentplanId, query: z.string().max(200).default('') }))
    .output(z.object({ pages: z.array(page) })),
  saveNotionPage: endpoint('session', {
    ...about,
    method: 'POST',
    path: '/integrations/notion/parent',
    summary:
      'Says under which page of Notion a content plan puts its articles. Articles that are there already stay.',
  })
    .input(
      z.object({
        contentplanId,
        /** The `id` of one of the pages that Keyloom may use. */
        pageId: z.string().trim().min(1).max(100),
      }),
    )
    .output(integration),
  saveNotion: endpoint('session', {
    ...about,
    method: 'POST',
    path: '/integrations/notion',
    summary: 'Connects a content plan to Notion with what Notion sent its user back with.',
  })
    .input(
      z.object({
        contentplanId,
        code: z.string().min(1).max(2000),
        redirectUri,
        /** The `state` in the address of the page that asked. */
        state: z.string().min(1).max(200),
      }),
    )
    .output(integration),
}
