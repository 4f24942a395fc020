import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { WebflowClient } from 'webflow-api'
import { createControlClient } from '../../control-client.ts'
import { itemAt } from '../../stage/items.ts'
import { startSandbox, type Sandbox } from '../../start-sandbox.ts'

let sandbox: Sandbox
let control: ReturnType<typeof createControlClient>
let client: WebflowClient
beforeAll(async () => {
  sandbox = await startSandbox()
  control = createControlClient(sandbox.controlUrl)
})
beforeEach(async () => {
  await control.order('/reset')
  await control.order('/clock', { at: '2026-04-20T20:00:00Z' })
  client = connect(await control.readWebflowKey())
})
afterAll(async () => sandbox.stop())

/** The client of Webflow itself, which must understand every answer. */
function connect(accessToken: string): WebflowClient {
  const url = `${sandbox.services.webflow}/v2`
  const environment = { base: url, dataApi: url, contentDeliveryApi: url }
  return new WebflowClient({ accessToken, environment, maxRetries: 0 })
}

async function openPosts(): Promise<string> {
  const { sites = [] } = await client.sites.list()
  const { collections = [] } = await client.collections.list(itemAt(sites, 0).id)
  return itemAt(collections, 0).id
}

const fieldData = { name: 'How to dry boots', slug: 'how-to-dry-boots', 'post-body': '<p>Slowly.</p>' }

describe('the made-up Webflow, by the client of Webflow', () => {
  test('has a published site with its domain, one that never was, and one without collections', async () => {
    const { sites = [] } = await client.sites.list()
    expect(sites.map(({ displayName }) => displayName)).toEqual([
      'Trailhouse Journal',
      'Trailhouse Wholesale',
      'Trailhouse Events',
    ])
    const [journal, , events] = sites
    expect(journal).toMatchObject({
      shortName: 'trailhouse-journal',
      customDomains: [{ url: 'journal.trailhouse.example', lastPublished: expect.any(Date) }],
    })
    expect(await client.sites.get(journal?.id ?? '')).toEqual(journal)
    expect((await client.collections.list(events?.id ?? '')).collections).toEqual([])
  })

  test('describes the fields of a collection with their types and rules', async () => {
    const { fields, slug } = await client.collections.get(await openPosts())
    expect(slug).toBe('posts')
    expect(fields.map((field) => [field.slug, field.type, field.isRequired])).toEqual([
      ['name', 'PlainText', true],
      ['slug', 'PlainText', true],
      ['post-body', 'RichText', false],
      ['post-summary', 'PlainText', false],
      ['main-image', 'Image', false],
      ['featured', 'Switch', false],
    ])
    expect(itemAt(fields, 3).validations).toMatchObject({ maxLength: 160 })
  })

  test('keeps what is staged apart from what is live', async () => {
    const posts = await openPosts()
    const { items } = client.collections
    const made = await items.createItem(posts, { isDraft: true, fieldData }).withRawResponse()
    expect(made.rawResponse.status).toBe(202)
    const id = made.data.id ?? ''
    expect(made.data).toMatchObject({ isDraft: true, lastPublished: undefined, fieldData })
    await expect(items.getItemLive(posts, id)).rejects.toMatchObject({ statusCode: 404 })
    await expect(
      items.updateItemLive(posts, id, { fieldData: { ...fieldData, name: 'Never' } }),
    ).rejects.toMatchObject({ statusCode: 409 })

    expect(await items.publishItem(posts, { itemIds: [id] })).toEqual({ publishedItemIds: [id], errors: [] })
    expect(await items.getItemLive(posts, id)).toMatchObject({ isDraft: false, fieldData })
    const changed = await items.updateItem(posts, id, {
      fieldData: { name: 'How to dry wet boots', slug: 'how-to-dry-boots' },
    })
    expect(changed.fieldData).toMatchObject({ name: 'How to dry wet boots', 'post-body': '<p>Slowly.</p>' })
    expect((await items.getItemLive(posts, id)).fieldData).toMatchObject({ name: 'How to dry boots' })

    await items.deleteItemLive(posts, id)
    expect(await items.getItem(posts, id)).toMatchObject({ isDraft: true })
    await expect(items.getItemLive(posts, id)).rejects.toMatchObject({ statusCode: 404 })
    await items.deleteItem(posts, id)
    await expect(items.getItem(posts, id)).rejects.toMatchObject({
      statusCode: 404,
      body: { code: 'resource_not_found' },
    })
  })

  test('lists items by pages, by slug and by name', async () => {
    const posts = await openPosts()
    const { items } = client.collections
    const page = await items.listItems(posts, { limit: 1, offset: 1 })
    expect(page.pagination).toEqual({ limit: 1, offset: 1, total: 2 })
    expect(page.items).toMatchObject([{ fieldData: { slug: 'how-we-test-our-tents' } }])
    expect((await items.listItems(posts, { slug: 'welcome' })).items).toHaveLength(1)
    expect((await items.listItems(posts, { name: 'Elsewhere' })).items).toEqual([])
    await expect(items.listItems(posts, { limit: 101 })).rejects.toMatchObject({ statusCode: 400 })
  })

  test.each([
    ['a slug that another item has', { ...fieldData, slug: 'welcome' }, 'slug', 'Unique value is already'],
    ['a slug with spaces', { ...fieldData, slug: 'dry boots' }, 'slug', 'Should be alphanumeric'],
    ['a field that is not there', { ...fieldData, lead: 'x' }, 'lead', 'Field not described in schema'],
    [
      'a text that is too long',
      { ...fieldData, 'post-summary': 'x'.repeat(161) },
      'post-summary',
      'Maximum of 160',
    ],
    ['a text in the place of a switch', { ...fieldData, featured: 'yes' }, 'featured', 'Should be a boolean'],
    ['no name', { ...fieldData, name: '' }, 'name', 'Field is required'],
  ])('refuses %s with the field in the details', async (_what, data, param, description) => {
    const posts = await openPosts()
    await expect(client.collections.items.createItemLive(posts, { fieldData: data })).rejects.toMatchObject({
      statusCode: 400,
      body: {
        code: 'validation_error',
        details: [{ param, description: expect.stringContaining(description) }],
      },
    })
    expect((await client.collections.items.listItems(posts)).pagination?.total).toBe(2)
  })

  test('refuses keys without a scope, revoked keys and calls beyond 60 a minute', async () => {
    const posts = await openPosts()
    const reader = connect(await control.readWebflowKey(['sites:read', 'cms:read']))
    expect((await reader.collections.get(posts)).id).toBe(posts)
    await expect(reader.collections.items.createItem(posts, { fieldData })).rejects.toMatchObject({
      statusCode: 403,
      body: { code: 'missing_scopes' },
    })
    await control.order('/quotas', { areKept: true })
    const calls = await Promise.allSettled(Array.from({ length: 60 }, () => client.collections.get(posts)))
    const refused = calls.filter(({ status }) => status === 'rejected')
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]).toMatchObject({ reason: { statusCode: 429, body: { code: 'too_many_requests' } } })
    await control.order('/webflow', { revokesKeys: true })
    await expect(client.sites.list()).rejects.toMatchObject({ statusCode: 401 })
    expect((await connect(await control.readWebflowKey()).sites.list()).sites).toHaveLength(3)
  })
})
