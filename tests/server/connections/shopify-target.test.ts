import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { openShopify } from '#features/connections/server/index.ts'
import type { ShopifyServices } from '#features/connections/server/shopify/shopify-services.ts'
import { openTargets } from '#features/publishing/server/index.ts'
import { Temporary } from '#platform/errors.ts'
import type { RunDatabase } from '#platform/server/jobs/pipeline.ts'
import { looseSeals as seals, withoutGoogle } from '#tests/support/connections/connections.ts'
import { noSearchEngines } from '#tests/support/fakes/search-engines.ts'
import { makeJobWorld } from '#tests/support/jobs/job-world.ts'

const never = () => {
  throw new Temporary('Nothing here asks Shopify.')
}

/** A plan whose access to its store has expired, and an app at Shopify that counts what it refreshes. */
async function makeConnected({ blogId = 'gid://shopify/Blog/1' }: { blogId?: string | null } = {}) {
  const world = await makeJobWorld()
  const { own, look } = world
  const tokens = JSON.stringify({ accessToken: 'old', refreshToken: 'refresh 0' })
  const sealed = await seals.seal(tokens, `integrations ${own.contentplanId} shopify`)
  await world.as(own, ({ database }) =>
    sql`
      insert into integrations (workspace_id, contentplan_id, type, shopify_store, shopify_blog_id, sealed_secret,
        secret_expires_at, is_sandbox)
      values (${own.workspaceId}, ${own.contentplanId}, 'shopify', 'shop.myshopify.com', ${blogId}, ${sealed}, now(), true)
    `.execute(database),
  )
  const used: string[] = []
  const shopifyWaits = { isOn: false }
  const isAnotherThere = async () =>
    used.length > 1 ||
    (
      await look(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
    ).length > 0
  const shopify: ShopifyServices = {
    app: {
      authorizeUrl: never,
      isSigned: never,
      exchangeCode: never,
      refresh: async (store, refreshToken) => {
        used.push(`${store} ${refreshToken}`)
        if (shopifyWaits.isOn) await vi.waitUntil(isAnotherThere)
        const number = used.length
        return {
          accessToken: `access ${number}`,
          refreshToken: `refresh ${number}`,
          expiresAt: new Date(Date.now() + 3_600_000),
        }
      },
    },
    isSandbox: true,
    redirectUri: 'http://127.0.0.1:4310/shopify-auth-callback',
    request: never,
  }
  const execute: ReturnType<RunDatabase['transaction']>['execute'] = async (work) =>
    world.as(own, (ctx) => work(ctx.database))
  const database: RunDatabase = {
    transaction: () => ({ execute }),
  }
  const plan = await world.inPlan(async (_, opened) => opened)
  return {
    used,
    /** Shopify gives no new tokens before a second caller waits for the row, or asks Shopify, too. */
    meet: () => Object.assign(shopifyWaits, { isOn: true }),
    open: (change: Partial<ShopifyServices> = {}) =>
      openShopify({ database, seals, shopify: { ...shopify, ...change } }, { plan }),
    openTarget: () =>
      openTargets({
        connections: { ...withoutGoogle, shopify },
        blogUrl: 'http://127.0.0.1:4311',
        searchEngines: noSearchEngines,
      })({ database }, { plan, platform: 'shopify' }),
  }
}

test('a plan opens its blog, and access that has expired is renewed once for two who need it', async () => {
  const { open, used, meet } = await makeConnected()
  const opened = await open()
  meet()
  expect(opened).toMatchObject({
    store: 'shop.myshopify.com',
    blogId: 'gid://shopify/Blog/1',
    isSandbox: true,
  })
  const getToken = async (refused: string | null = null) => opened?.getToken({ refused })
  expect(await Promise.all([getToken(), getToken()])).toEqual(['access 1', 'access 1'])
  expect(used).toEqual(['shop.myshopify.com refresh 0'])
  expect(await getToken()).toBe('access 1')
})

test('a token that Shopify has refused is renewed once, with the refresh token that came last', async () => {
  const { open, used } = await makeConnected()
  const opened = await open()
  await opened?.getToken({ refused: null })
  const renewed = [1, 2].map(async () => opened?.getToken({ refused: 'access 1' }))
  expect(await Promise.all(renewed)).toEqual(['access 2', 'access 2'])
  expect(used.at(-1)).toBe('shop.myshopify.com refresh 1')
})

test('access to the stores of the sandbox is not used at the real Shopify', async () => {
  const { open } = await makeConnected()
  expect(await open({ isSandbox: false })).toBeNull()
})

test('nothing is published before a blog is chosen, and ids of articles belong to one blog', async () => {
  const chosen = await makeConnected()
  expect(await chosen.openTarget()).toMatchObject({ place: 'shop.myshopify.com gid://shopify/Blog/1' })
  const { openTarget } = await makeConnected({ blogId: null })
  await expect(openTarget()).rejects.toMatchObject({
    name: 'NotConnected',
    message: expect.stringContaining('Please choose one in the settings of the plan'),
  })
})
