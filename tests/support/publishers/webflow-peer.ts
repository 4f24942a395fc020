import { request as requestPage } from 'node:http'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { z } from 'zod'
import type { Publisher } from '#integrations/publisher/index.ts'
import type { WebflowApi } from '#integrations/publisher/webflow-call.ts'
import { connectWebflow } from '#integrations/publisher/webflow.ts'
import { listWebflowCollections, listWebflowSites } from '#integrations/publisher/webflow-sites.ts'
import { createOutbound, type Outbound, type SendRequest } from '#platform/server/outbound/outbound.ts'
import { createControlClient } from '../../../sandbox/control-client.ts'
import { itemAt } from '../../../sandbox/stage/items.ts'
import { createStandIns } from '../../../sandbox/stand-ins.ts'
import { startSandbox, type Sandbox } from '../../../sandbox/start-sandbox.ts'

const options = { signal: new AbortController().signal }

/** The collection whose fields an article fills. */
export const POSTS = { site: 0, collection: 'Blog Posts', body: 'post-body', summary: 'post-summary' }

const storedItems = z.object({
  items: z.array(z.object({ id: z.string(), fieldData: z.record(z.string(), z.unknown()) })),
})
type StoredItem = z.infer<typeof storedItems>['items'][number]

/** The made-up Webflow for the tests of a file, as new before each test. */
export function prepareWebflow() {
  let sandbox: Sandbox
  let outbound: Outbound
  let key = ''
  let control: ReturnType<typeof createControlClient>
  beforeAll(async () => {
    sandbox = await startSandbox()
    control = createControlClient(sandbox.controlUrl)
    outbound = createOutbound({
      allowedOrigins: Object.values(sandbox.services),
      findStandIn: createStandIns(sandbox),
    })
  })
  beforeEach(async () => {
    await control.order('/reset')
    await control.order('/clock', { at: '2026-04-20T20:00:00Z' })
    key = await control.readWebflowKey()
  })
  afterAll(async () => {
    await outbound.close()
    await sandbox.stop()
  })

  const request: SendRequest = (asked) => outbound.request(asked)
  const openApi = (apiKey = key, by: SendRequest = request): WebflowApi => ({
    baseUrl: `${sandbox.services.webflow}/v2`,
    apiKey,
    request: by,
  })
  /** Calls the API as another program than ours does. */
  const call = async (method: 'GET' | 'PATCH', path: string, body?: object): Promise<unknown> => {
    const answer = await request({
      method,
      url: new URL(`${sandbox.services.webflow}/v2${path}`),
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    return JSON.parse(answer.body.toString())
  }
  /** The ids of a site and a collection, and the publisher that writes to it. */
  const open = async (
    { site, collection, body, summary } = POSTS,
    api = openApi(),
  ): Promise<{ siteId: string; collectionId: string; publisher: Publisher }> => {
    const { id: siteId } = itemAt(await listWebflowSites(openApi(), options), site)
    const collections = await listWebflowCollections(openApi(), siteId, options)
    const collectionId = collections.find(({ name }) => name === collection)?.id ?? ''
    const fields = { body, summary }
    return {
      siteId,
      collectionId,
      publisher: connectWebflow({ ...api, siteId, collectionId, fields, isSandbox: true }),
    }
  }
  return {
    request,
    openApi,
    open,
    call,
    order: (path: string, input?: object) => control.order(path, input),
    readKey: (scopes?: readonly string[]) => control.readWebflowKey(scopes),
    /** All items as their editors see them. */
    listItems: async (): Promise<StoredItem[]> => {
      const { collectionId } = await open()
      return storedItems.parse(await call('GET', `/collections/${collectionId}/items`)).items
    },
    /** Opens a page of the made-up web as a reader does. */
    read: (url: string) => readPage(sandbox.services.shop, url),
  }
}

function readPage(shop: string, url: string): Promise<{ status: number; type: string; html: string }> {
  if (!URL.canParse(url)) return Promise.resolve({ status: 404, type: '', html: '' })
  const { host, pathname } = new URL(url)
  return new Promise((resolve, reject) => {
    const asked = requestPage(`${shop}${pathname}`, { headers: { host } }, (answer) => {
      let html = ''
      answer.setEncoding('utf8').on('data', (piece: string) => (html += piece))
      const type = answer.headers['content-type'] ?? ''
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, type, html }))
    })
    asked.on('error', reject).end()
  })
}
