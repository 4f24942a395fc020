import { describe, expect, onTestFinished, test } from 'vitest'
import { openWordpress, openWordpressByPassword } from '#features/connections/server/index.ts'
import { openTargets } from '#features/publishing/server/index.ts'
import type { RunDatabase } from '#platform/server/jobs/pipeline.ts'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import { createOutbound } from '#platform/server/outbound/outbound.ts'
import { makeServices, openWith } from '#tests/support/connections/connections-world.ts'
import { looseSeals as seals } from '#tests/support/connections/connections.ts'
import { noSearchEngines } from '#tests/support/fakes/search-engines.ts'
import { makeJobWorld } from '#tests/support/jobs/job-world.ts'
import { describeUnknown, writeArticle } from '#tests/support/publishers/sample-article.ts'
import { createControlClient } from '../../../sandbox/control-client.ts'
import { createStandIns } from '../../../sandbox/stand-ins.ts'
import { startSandbox } from '../../../sandbox/start-sandbox.ts'

const HOST = 'journal.shop.example'
const options = { signal: new AbortController().signal }

const failAlways = async () => {
  throw new AdapterError('unavailable', 'The website does not answer.')
}

async function openSandbox() {
  const sandbox = await startSandbox()
  onTestFinished(() => sandbox.stop())
  const outbound = createOutbound({ findStandIn: createStandIns(sandbox) })
  onTestFinished(() => outbound.close())
  const control = createControlClient(sandbox.controlUrl)
  const login = await control.readWordpressPassword(HOST)
  return { control, login, cms: { request: outbound.request, openOrigins: [] } }
}

/** A user whose plan is for shop.example, on a server with made-up WordPress sites. */
async function openWithWordpress() {
  const made = await openSandbox()
  const { cms, login } = made
  const world = await openWith({ ...makeServices([]), cms })
  const { call, contentplanId } = world
  const typed = { contentplanId, type: 'wp-plugin', siteUrl: HOST, ...login }
  return {
    ...world,
    ...made,
    save: (input: object = {}) => call('POST', '/integrations/wordpress/password', { ...typed, ...input }),
    list: async () => (await call('GET', `/integrations/${contentplanId}`)).body,
  }
}

describe('a WordPress site without the plugin', () => {
  test('is connected by an application password, which is tried first and never shown again', async () => {
    const { save, list, look, login } = await openWithWordpress()
    const saved = {
      type: 'wp-plugin',
      site_url: `https://${HOST}/wp-json/`,
      wp_domain: HOST,
      wp_user: 'editor',
      last_error: null,
    }
    expect(await save()).toMatchObject({ status: 200, body: saved })
    expect(await list()).toMatchObject([saved])
    const stored = await look('select * from integrations')
    const all = JSON.stringify([await list(), stored, await look('select * from audit_entries')])
    for (const part of [login.password, login.password.replaceAll(' ', '')]) expect(all).not.toContain(part)
    expect(stored).toHaveLength(1)
  })

  test('is connected by the address of a page of its admin area, too', async () => {
    const { save } = await openWithWordpress()
    expect(
      await save({ siteUrl: `https://${HOST}/wp-admin/profile.php#application-passwords` }),
    ).toMatchObject({
      status: 200,
      body: { site_url: `https://${HOST}/wp-json/` },
    })
  })

  test('is connected by a key of the plugin afterwards, and the password is forgotten; and the other way', async () => {
    const { save, list, call, contentplanId, control } = await openWithWordpress()
    await save()
    const apiKey = await control.readWordpressKey(HOST)
    await call('POST', '/integrations/wordpress', { contentplanId, type: 'wp-plugin', apiKey })
    const byKey = { wp_user: null, site_url: `https://${HOST}/wp-json/keyloom/v1` }
    expect(await list()).toMatchObject([byKey])
    await save()
    expect(await list()).toMatchObject([{ wp_user: 'editor', site_url: `https://${HOST}/wp-json/` }])
  })

  test.each([
    ['no address', { siteUrl: 'ftp://shop.example' }, 400, 'Please write the address of your website'],
    [
      'another website',
      { siteUrl: 'https://evil.example' },
      400,
      'This address belongs to evil.example, but this plan is for shop.example.',
    ],
    [
      'a website that looks like it',
      { siteUrl: 'https://shop.example.evil.example' },
      400,
      'but this plan is for shop.example.',
    ],
    [
      'a wrong password',
      { password: 'wrong' },
      424,
      'does not accept this user name and application password',
    ],
    ['another user', { user: 'nobody' }, 424, 'does not accept this user name and application password'],
    ['a user name with a colon', { user: 'a:b' }, 400, 'a user name has no colon'],
    ['no password', { password: ' ' }, 400, 'password'],
  ])('is not connected with %s, and nothing is stored', async (_, input, status, words) => {
    const { save, look } = await openWithWordpress()
    expect(await save(input)).toMatchObject({ status, body: { message: expect.stringContaining(words) } })
    expect(await look('select id from integrations')).toEqual([])
  })

  test('keeps its earlier access when another one fails', async () => {
    const { save, list } = await openWithWordpress()
    await save()
    await save({ user: 'nobody' })
    expect(await list()).toMatchObject([{ wp_user: 'editor', last_error: null }])
  })

  test('that sends to the REST API of another website is refused before the password is sent, and another website is not called', async () => {
    const asked: string[] = []
    const link = '<https://evil.example/wp-json/>; rel="https://api.w.org/"'
    const index = { namespaces: ['wp/v2'], authentication: { 'application-passwords': {} } }
    const request = async ({
      url,
      headers = {},
    }: {
      url: string | URL
      headers?: Record<string, string>
    }) => {
      asked.push(`${String(url)} ${headers['authorization'] ?? 'without a password'}`)
      const body = Buffer.from(JSON.stringify(index))
      return { status: 200, headers: { link }, body, url: new URL(url) }
    }
    const { call, contentplanId } = await openWith({ ...makeServices([]), cms: { request, openOrigins: [] } })
    const typed = { contentplanId, type: 'wp-plugin', siteUrl: 'shop.example', user: 'a', password: 'b' }
    expect(await call('POST', '/integrations/wordpress/password', typed)).toMatchObject({
      status: 400,
      body: { message: 'This address belongs to evil.example, but this plan is for shop.example.' },
    })
    expect(asked).not.toEqual([])
    const before = asked.length
    await call('POST', '/integrations/wordpress/password', { ...typed, siteUrl: 'evil.example' })
    expect(asked).toHaveLength(before)
    for (const one of asked) expect(one).toMatch(/without a password$/)
  })

  test('that does not answer is told', async () => {
    const { call, contentplanId } = await openWith({
      ...makeServices([]),
      cms: { request: failAlways, openOrigins: [] },
    })
    const typed = { contentplanId, type: 'wp-plugin', siteUrl: 'shop.example', user: 'a', password: 'b' }
    expect(await call('POST', '/integrations/wordpress/password', typed)).toMatchObject({
      status: 503,
      body: { message: 'The website does not answer.' },
    })
  })
})

/** A plan with this secret in its row, as it is opened for publishing. */
async function openConnected() {
  const world = await makeJobWorld()
  const { own, look, inPlan } = world
  const made = await openSandbox()
  const connect = async (restRoot: string, secret: string, user: string | null) => {
    const sealed = await seals.seal(secret, `integrations ${own.contentplanId} wp-plugin`)
    await look(`delete from integrations`)
    await look(`insert into integrations (workspace_id, contentplan_id, type, site_url, wp_user, sealed_secret,
        is_sandbox)
      values (${own.workspaceId}, ${own.contentplanId}, 'wp-plugin', '${restRoot}',
        ${user === null ? 'null' : `'${user}'`}, '${sealed}', true)`)
  }
  const connections = { ...makeServices([]), seals, cms: made.cms }
  const open = openTargets({ connections, blogUrl: 'http://blog.example', searchEngines: noSearchEngines })
  const within: RunDatabase = {
    transaction: () => ({ execute: (work) => inPlan((ctx) => work(ctx.database)) }),
  }
  const openTarget = async () =>
    open({ database: within }, { plan: await inPlan(async (_, plan) => plan), platform: 'wordpress' })
  return { ...world, ...made, connect, openTarget }
}

describe('a plan that publishes to WordPress', () => {
  test('has one post of an article at one place, whichever access it has', async () => {
    const { connect, openTarget, control, login } = await openConnected()
    const article = writeArticle()
    await connect(`https://${HOST}/wp-json/`, login.password, login.user)
    const byPassword = await openTarget()
    const post = await byPassword.publisher.create(article, options)
    expect(post).toMatchObject({ slug: article.slug, state: 'live' })

    await connect(`https://${HOST}/wp-json/keyloom/v1`, await control.readWordpressKey(HOST), null)
    const byKey = await openTarget()
    expect(byKey.place).toBe(byPassword.place)
    const found = await byKey.publisher.find({ ...describeUnknown(article), remoteId: post.id }, options)
    expect(found).toMatchObject({ slug: article.slug, state: 'live' })
    await byKey.publisher.unpublish(post.id, { ...options, marker: article.marker })
    expect(await byPassword.publisher.find(describeUnknown(article), options)).toMatchObject({
      id: post.id,
      state: 'draft',
    })
  })

  test('never takes an application password for a key of the plugin', async () => {
    const { connect, inPlan, login } = await openConnected()
    const openBoth = () =>
      inPlan(async ({ database }, plan) => [
        await openWordpress({ database, seals }, { plan }),
        await openWordpressByPassword({ database, seals }, { plan }),
      ])
    await connect(`https://${HOST}/wp-json/`, login.password, login.user)
    expect(await openBoth()).toMatchObject([null, { user: 'editor', restRoot: `https://${HOST}/wp-json/` }])
    await connect(`https://${HOST}/wp-json/keyloom/v1`, 'a key', null)
    expect(await openBoth()).toMatchObject([{ restRoot: `https://${HOST}/wp-json/keyloom/v1` }, null])
  })
})
