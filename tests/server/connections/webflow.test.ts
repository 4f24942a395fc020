import { describe, expect, test } from 'vitest'
import { openWebflow } from '#features/connections/server/index.ts'
import { openPlan } from '#features/contentplans/server/index.ts'
import { openTargets } from '#features/publishing/server/index.ts'
import type { RunDatabase } from '#platform/server/jobs/pipeline.ts'
import { writeArticle } from '#tests/support/publishers/sample-article.ts'
import { looseSeals as seals } from '#tests/support/connections/connections.ts'
import { noSearchEngines } from '#tests/support/fakes/search-engines.ts'
import { makeJobWorld } from '#tests/support/jobs/job-world.ts'
import { openWithWebflow } from '#tests/support/publishing/webflow-world.ts'

const OTHER_ID = 'a'.repeat(24)

describe('the choice of a collection in Webflow', () => {
  test('goes from the sites of a key to the collections of a site and to the fields of a collection', async () => {
    const { ask, choice } = await openWithWebflow()
    expect((await ask('sites', {})).body).toMatchObject([
      { name: 'Trailhouse Journal', host: 'journal.trailhouse.example' },
      { name: 'Trailhouse Wholesale', host: 'trailhouse-wholesale.webflow.io' },
      { name: 'Trailhouse Events' },
    ])
    const { body: collections } = await ask('collections', { siteId: choice.siteId })
    expect(collections).toMatchObject([
      { name: 'Blog Posts', slug: 'posts' },
      { name: 'Case Studies' },
      { name: 'Categories' },
    ])
    const { body: fields } = await ask('collection-schema', { collectionId: choice.collectionId })
    expect(fields.slice(0, 3)).toEqual([
      { slug: 'name', name: 'Name', type: 'PlainText', is_required: true },
      { slug: 'slug', name: 'Slug', type: 'PlainText', is_required: true },
      { slug: 'post-body', name: 'Post Body', type: 'RichText', is_required: false },
    ])
  })

  test('a wrong key has no sites, and elsewhere it is refused in words', async () => {
    const { ask, choice } = await openWithWebflow()
    const apiKey = 'sandbox_of-nobody'
    expect(await ask('sites', { apiKey })).toEqual({ status: 200, body: [] })
    expect(await ask('collections', { apiKey, siteId: choice.siteId })).toMatchObject({
      status: 424,
      body: { code: 'not_connected', message: expect.stringContaining('Webflow refuses the key') },
    })
  })

  test('a key without the scopes is told which it needs', async () => {
    const { ask, choice, control } = await openWithWebflow()
    const apiKey = await control.readWebflowKey(['sites:read'])
    expect(await ask('collections', { apiKey, siteId: choice.siteId })).toMatchObject({
      status: 424,
      body: { message: expect.stringContaining('sites:read, cms:read and cms:write') },
    })
  })

  test('a Webflow that does not answer is told, and may be asked again', async () => {
    const { ask, control } = await openWithWebflow()
    await control.order('/faults', { service: 'webflow', kind: 'rate_limited' })
    expect(await ask('sites', {})).toMatchObject({
      status: 503,
      body: { code: 'temporary', message: expect.stringContaining('asks to slow down') },
    })
    await control.order('/clear-faults')
    expect((await ask('sites', {})).status).toBe(200)
  })

  test.each([
    ['a key of 10 characters', 'sites', { apiKey: '0123456789' }],
    ['a key that would end the header', 'sites', { apiKey: 'a-long-key\r\nx: b' }],
    ['a site that leads out of the path', 'collections', { siteId: '../sites' }],
    ['a collection that is a path', 'collection-schema', { collectionId: 'a/items' }],
  ])('with %s nothing is asked', async (_what, what, input) => {
    const { ask, control } = await openWithWebflow()
    await control.order('/clear-journal')
    expect((await ask(what, input)).status).toBe(400)
    expect(await control.listCalls('webflow')).toEqual([])
  })
})

describe('connecting a collection in Webflow', () => {
  test('keeps the choice for all to see, and the key sealed for nobody', async () => {
    const { save, list, look, apiKey, choice } = await openWithWebflow()
    const saved = await save()
    expect(saved).toMatchObject({
      status: 200,
      body: {
        type: 'webflow',
        wp_domain: 'journal.trailhouse.example',
        wf_site_id: choice.siteId,
        wf_collection_id: choice.collectionId,
        wf_schema_body: 'post-body',
        wf_schema_summary: 'post-summary',
      },
    })
    expect(await list()).toEqual([saved.body])
    const rows = await look('select * from integrations')
    expect(rows).toMatchObject([{ type: 'webflow', is_sandbox: true }])
    const shown = JSON.stringify([await list(), rows, await look('select * from audit_entries')])
    expect(shown).not.toContain(apiKey)
    expect(
      await seals.open(String(rows[0]?.['sealed_secret']), `integrations ${choice.contentplanId} webflow`),
    ).toBe(apiKey)
    expect((await look('select action, details from audit_entries order by id')).at(-1)).toEqual({
      action: 'webflow connected',
      details: { site: choice.siteId, collection: choice.collectionId },
    })
  })

  test('again replaces the choice and ends what failed before', async () => {
    const { save, list, look } = await openWithWebflow()
    await save()
    await look(`update integrations set last_error = 'It failed.', last_error_at = now()`)
    expect((await save()).status).toBe(200)
    expect(await list()).toMatchObject([{ type: 'webflow', last_error: null, last_error_at: null }])
  })

  test.each([
    [
      'a site of another key',
      { siteId: OTHER_ID },
      [
        424,
        'The site is not in Webflow any more, or the key is not for it. Please choose the site again in the settings.',
      ],
    ],
    [
      'a collection of another site',
      { collectionId: OTHER_ID },
      [400, 'The site in Webflow does not have this collection. Please choose the collection again.'],
    ],
    [
      'a body field that is no Rich Text',
      { wfSchemaBody: 'post-summary' },
      [400, 'post-summary is no Rich Text field of this collection. Please choose the body field again.'],
    ],
    [
      'the name as its summary',
      { wfSchemaSummary: 'name' },
      [400, 'name is no Plain Text field of this collection. Please choose the summary field again.'],
    ],
    [
      'a wrong key',
      { apiKey: 'sandbox_of-nobody' },
      [
        424,
        'Webflow refuses the key: it is wrong, was revoked or has expired. Please make a new one in Webflow and connect again.',
      ],
    ],
  ])('with %s is refused, and nothing is saved', async (_what, input, refusal) => {
    const { save, list } = await openWithWebflow()
    const { status, body } = await save(input)
    expect([status, body.message]).toEqual(refusal)
    expect(await list()).toEqual([])
  })

  test('a member of another workspace connects nothing, and Webflow is not asked', async () => {
    const { save, control } = await openWithWebflow()
    const other = await makeJobWorld()
    await control.order('/clear-journal')
    expect((await save({ contentplanId: other.own.contentplanId })).status).toBe(404)
    expect(await control.listCalls('webflow')).toEqual([])
    expect(await other.look(`select from integrations where type = 'webflow'`)).toEqual([])
  })

  test('a key of the sandbox goes to the sandbox, and no other key does', async () => {
    const { webflow, control } = await openWithWebflow()
    expect(webflow('sandbox_webflow_x')).toMatchObject({
      baseUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/v2$/),
      isSandbox: true,
    })
    expect(webflow('a-key-of-a-real-site')).toMatchObject({
      baseUrl: 'https://api.webflow.com/v2',
      isSandbox: false,
    })
    expect(webflow(` ${await control.readWebflowKey()}`)).toMatchObject({ isSandbox: false })
  })
})

describe('a plan that is connected to Webflow', () => {
  test('publishes to its collection, as one of its targets', async () => {
    const { save, call, contentplanId, workspaceId, webflow, control } = await openWithWebflow()
    const { as } = await makeJobWorld()
    await save()
    const targets = await call('GET', `/contentplan/${contentplanId}/publish-targets`)
    expect(targets.body.platforms).toContain('webflow')
    const own = { workspaceId, contentplanId }
    const plan = await as(own, (ctx) => openPlan(ctx, contentplanId))
    const transaction: RunDatabase['transaction'] = () => ({
      execute: (work) => as(own, (ctx) => work(ctx.database)),
    })
    const openTarget = openTargets({
      connections: {
        seals,
        cms: { request: () => Promise.reject(new Error('not asked')), openOrigins: [] },
        webflow,
        shopify: null,
        notion: null,
      },
      blogUrl: 'http://127.0.0.1:4311',
      searchEngines: noSearchEngines,
    })
    const { publisher, place } = await openTarget(
      { database: { transaction } },
      { plan, platform: 'webflow' },
    )
    expect([publisher.label, publisher.isSandbox]).toEqual(['Webflow', true])
    expect(place).toMatch(/^webflow [0-9a-f]{24}$/)
    const article = writeArticle()
    const post = await publisher.create(article, { signal: new AbortController().signal })
    expect(post).toMatchObject({
      state: 'live',
      url: `https://journal.trailhouse.example/posts/${article.slug}`,
    })
    expect(await control.order('/clear-faults')).toMatchObject({ webflow: { items: 3 } })
  })

  test('without a connection opens none', async () => {
    const { inPlan } = await makeJobWorld()
    expect(await inPlan(({ database }, plan) => openWebflow({ database, seals }, { plan }))).toBeNull()
  })
})
