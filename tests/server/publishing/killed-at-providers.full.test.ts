import { describe, expect, test } from 'vitest'
import type { PublishState } from '#features/publishing/rules.ts'
import { connectWebflow } from '#integrations/publisher/webflow.ts'
import { killPublishers, type KillableSite } from '#tests/support/publishing/kill-publishers.ts'
import {
  openMortalBlog,
  openMortalCms,
  openMortally,
  openMortalWordpress,
} from '#tests/support/publishing/killable-sites.ts'
import { prepareNotionPeer } from '#tests/support/publishers/notion-peer.ts'
import { useShopifyPeer } from '#tests/support/publishers/use-shopify-peer.ts'
import { useWordpressPeer } from '#tests/support/publishers/use-wordpress-peer.ts'
import { POSTS, prepareWebflow } from '#tests/support/publishers/webflow-peer.ts'

const ENOUGH_KILLS = 100
const MINUTE_MS = 60_000

/** Kills workers at each place of new articles, of changed ones and of ones that become drafts again. */
async function expectOnePostEach(
  openSite: Parameters<typeof killPublishers>[0],
  states: readonly PublishState[] = ['live', 'live', 'draft'],
): Promise<void> {
  const { kills, posts, wrongStates } = await killPublishers(openSite, states)
  expect(new Set(posts)).toEqual(new Set([1]))
  expect(wrongStates).toEqual([])
  expect(kills).toBeGreaterThanOrEqual(ENOUGH_KILLS)
}

test('autoblog', () => expectOnePostEach(openMortalBlog), 300_000)

// What is there is live: it has no drafts that we know of.
test('custom CMS', () => expectOnePostEach(openMortalCms, ['live', 'live', 'live']), 300_000)

describe('WordPress', () => {
  const peer = useWordpressPeer()
  test(
    'killed workers make no second post',
    () => expectOnePostEach(async () => openMortalWordpress(peer)),
    300_000,
  )
})

describe('WordPress with an application password', () => {
  const peer = useWordpressPeer()
  const open = async () => openMortalWordpress(peer, peer.connectByPassword)
  test('killed workers make no second post', () => expectOnePostEach(open), 300_000)
})

// All its pages are drafts: visitors of a website never see them.
describe('Notion', () => {
  const peer = prepareNotionPeer()
  const open = async (): Promise<KillableSite> => {
    // A page counts as ours when it was made after it was asked for.
    await peer.order('/clock', { at: new Date().toISOString() })
    return {
      open: openMortally(peer.request, (request) => peer.connect({ request })),
      listTitles: async () =>
        (await peer.listBlocks(peer.parentId())).flatMap((block) =>
          block.type === 'child_page' ? [block.child_page.title] : [],
        ),
    }
  }
  test(
    'killed workers make no second page',
    () => expectOnePostEach(open, ['draft', 'draft', 'draft']),
    300_000,
  )
})

describe('Webflow', () => {
  const peer = prepareWebflow()
  const open = async (): Promise<KillableSite> => {
    // An item counts as ours when it was made after it was asked for.
    await peer.order('/clock', { at: new Date().toISOString() })
    const { siteId, collectionId } = await peer.open()
    const { body, summary } = POSTS
    return {
      open: openMortally(peer.request, (request) =>
        connectWebflow({
          ...peer.openApi(undefined, request),
          siteId,
          collectionId,
          fields: { body, summary },
          isSandbox: true,
        }),
      ),
      listTitles: async () => (await peer.listItems()).map(({ fieldData }) => String(fieldData['name'])),
      // It answers a limited number of calls a minute.
      refresh: () => peer.order('/clock', { advanceMs: MINUTE_MS }),
    }
  }
  test('killed workers make no second post', () => expectOnePostEach(open), 300_000)
})

describe('Shopify', () => {
  const { peer, connect, ask } = useShopifyPeer()
  const open = async (): Promise<KillableSite> => ({
    open: openMortally(
      (asked) => peer().outbound.request(asked),
      (request) => connect({ request }),
    ),
    async listTitles() {
      const found = JSON.stringify(await ask('{ articles(first: 250) { nodes { title } } }'))
      return [...found.matchAll(/"title":"([^"]+)"/g)].map(([, title]) => title ?? '')
    },
  })
  test('killed workers make no second post', () => expectOnePostEach(open), 300_000)
})
