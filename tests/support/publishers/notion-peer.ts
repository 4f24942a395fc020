import { Client, collectPaginatedAPI, isFullBlock, LogLevel } from '@notionhq/client'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Publisher } from '#integrations/publisher/index.ts'
import { exchangeNotionCode, writeConsentAddress } from '#integrations/publisher/notion-access.ts'
import type { NotionWorkspace } from '#integrations/publisher/notion-call.ts'
import { connectNotion } from '#integrations/publisher/notion.ts'
import { searchNotionPages } from '#integrations/publisher/notion-pages.ts'
import { createOutbound, type Outbound, type SendRequest } from '#platform/server/outbound/outbound.ts'
import { allowNotion } from '../../../sandbox/allow-notion.ts'
import { createControlClient } from '../../../sandbox/control-client.ts'
import { SANDBOX_KEYS, startSandbox, type Sandbox } from '../../../sandbox/start-sandbox.ts'
import { createQuickClock } from '#tests/support/network/quick-clock.ts'

const options = { signal: new AbortController().signal }
const redirectUri = 'http://127.0.0.1:4310/notion-integration'

/** The made-up Notion for the tests of a file, as new before each test, whose first workspace has let Keyloom in. */
export function prepareNotionPeer() {
  let sandbox: Sandbox
  let outbound: Outbound
  let control: ReturnType<typeof createControlClient>
  let token = ''
  let parentId = ''
  beforeAll(async () => {
    sandbox = await startSandbox()
    control = createControlClient(sandbox.controlUrl)
    outbound = createOutbound({ allowedOrigins: [sandbox.services.notion] })
  })
  beforeEach(async () => {
    await control.order('/reset')
    await control.order('/clock', { at: '2026-04-20T20:00:30Z' })
    const { id: clientId, secret: clientSecret } = SANDBOX_KEYS.notion
    const client = { baseUrl: sandbox.services.notion, clientId, clientSecret, request: outbound.request }
    const back = await allowNotion(writeConsentAddress(client, { state: 's', redirectUri }).href)
    const code = back.searchParams.get('code') ?? ''
    token = (await exchangeNotionCode(client, { code, redirectUri })).accessToken
    parentId = (await searchNotionPages(openWorkspace(), 'Journal drafts', options))[0]?.id ?? ''
  })
  afterAll(async () => {
    await outbound.close()
    await sandbox.stop()
  })

  const request: SendRequest = (asked) => outbound.request(asked)
  const openWorkspace = (change: Partial<NotionWorkspace> = {}): NotionWorkspace => ({
    baseUrl: sandbox.services.notion,
    getToken: async () => token,
    request,
    clock: createQuickClock(),
    ...change,
  })
  /** Notion's own library. */
  const open = () =>
    new Client({
      baseUrl: sandbox.services.notion,
      auth: token,
      retry: false,
      logLevel: LogLevel.ERROR,
      logger: () => {},
    })
  const listBlocks = async (id: string) => {
    const blocks = await collectPaginatedAPI(open().blocks.children.list, { block_id: id })
    return blocks.filter((block) => isFullBlock(block))
  }
  /** The ids of the pages below the parent whose first paragraph has the marker. */
  const listMarked = async (marker: string): Promise<string[]> => {
    const marked: string[] = []
    for (const { id, type } of await listBlocks(parentId)) {
      const blocks = type === 'child_page' ? await listBlocks(id) : []
      const texts = blocks.flatMap((block) => (block.type === 'paragraph' ? block.paragraph.rich_text : []))
      if (texts.some(({ plain_text }) => plain_text === marker)) marked.push(id)
    }
    return marked
  }
  return {
    request,
    openWorkspace,
    open,
    listBlocks,
    listMarked,
    parentId: () => parentId,
    connect: (change: Partial<NotionWorkspace & { parentId: string }> = {}): Publisher =>
      connectNotion({ ...openWorkspace(), parentId, isSandbox: true, ...change }),
    order: (path: string, input?: object) => control.order(path, input),
    listCalls: () => control.listCalls('notion'),
    /** Opens a page as people do. */
    read: async (url: string) => {
      const answer = await fetch(url)
      return {
        status: answer.status,
        type: answer.headers.get('content-type') ?? '',
        html: await answer.text(),
      }
    },
  }
}
