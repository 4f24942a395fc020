import { beforeEach, describe, expect, test } from 'vitest'
import type { Publisher } from '#integrations/publisher/index.ts'
import { connectWebflow } from '#integrations/publisher/webflow.ts'
import type { SendRequest } from '#platform/server/outbound/outbound.ts'
import { describePublisher } from '#tests/support/publishers/publisher-contract.ts'
import { describeUnknown, writeArticle } from '#tests/support/publishers/sample-article.ts'
import { POSTS, prepareWebflow } from '#tests/support/publishers/webflow-peer.ts'

const options = { signal: new AbortController().signal }
const { request, openApi, open, call, order, listItems, read } = prepareWebflow()
const slugOf = (marker: string) => marker.replace('keyloom-', 'how-to-clean-tents-')
let publisher: Publisher
let ids: { siteId: string; collectionId: string }

/** Answers as if nothing were live yet. */
const late: SendRequest = async (asked) => {
  const answer = await request(asked)
  const body = answer.body.toString().replaceAll(/"lastPublished":"2026-04[^"]+"/g, '"lastPublished":null')
  return { ...answer, body: Buffer.from(body) }
}

function connect(apiKey: string | undefined, by: SendRequest): Publisher {
  const fields = { body: POSTS.body, summary: POSTS.summary }
  return connectWebflow({ ...openApi(apiKey, by), ...ids, fields, isSandbox: true })
}

describe('articles in a collection', () => {
  beforeEach(async () => {
    const { publisher: opened, ...rest } = await open()
    publisher = opened
    ids = rest
  })

  describePublisher(
    'the made-up Webflow',
    () => ({
      request,
      connect: (by) => connect(undefined, by),
      connectWrongly: () => connect('sandbox_webflow_wrong-secret-of-nobody', request),
      deleteThere: async (marker) => {
        const item = (await listItems()).find(({ fieldData }) => fieldData['slug'] === slugOf(marker))
        await order('/webflow', { removesItem: item?.id ?? '' })
      },
      countPosts: async (marker) =>
        (await listItems()).filter(({ fieldData }) => fieldData['slug'] === slugOf(marker)).length,
      read,
    }),
    { hasNoHead: true, hasNoImages: true, hasNoMarker: true },
  )

  test('an item has the name, the slug, the text and the summary of its article', async () => {
    const article = writeArticle({ summary: `One  line\nof ${'many words '.repeat(40)}` })
    const post = await publisher.create(article, options)
    expect(post.url).toBe(`https://journal.trailhouse.example/posts/${article.slug}`)
    const item = (await listItems()).find(({ id }) => id === post.id)
    expect(item?.fieldData).toMatchObject({ name: article.title, slug: article.slug })
    expect(item?.fieldData['post-body']).toContain('With water')
    const summary = String(item?.fieldData['post-summary'])
    expect(summary).toMatch(/^One line of many words .*…$/)
    expect([summary.length <= 160, summary.length > 140]).toEqual([true, true])
  })

  test('an item of the same slug and name that was there before we asked is never ours', async () => {
    const article = writeArticle({ title: 'Welcome to our journal', slug: 'welcome' })
    const asked = { ...describeUnknown(article), askedAt: new Date('2026-04-20T19:59:00Z') }
    expect(await publisher.find(asked, options)).toBeNull()
    expect(await publisher.find({ ...asked, askedAt: null }, options)).toBeNull()
    await expect(publisher.create(article, options)).rejects.toMatchObject({ kind: 'conflict' })
  })

  test('a draft of changes that editors hold back leaves the item live', async () => {
    const article = writeArticle()
    const post = await publisher.create(article, options)
    await call('PATCH', `/collections/${ids.collectionId}/items/${post.id}`, { isDraft: true })
    expect(await publisher.find({ ...describeUnknown(article), remoteId: post.id }, options)).toEqual(post)
  })

  test('a live article that becomes a draft is not shown any more', async () => {
    const article = writeArticle()
    const post = await publisher.create(article, options)
    const draft = await publisher.update(post.id, { ...article, state: 'draft' }, options)
    expect(draft).toMatchObject({ id: post.id, state: 'draft', url: null })
    expect((await read(post.url ?? '')).status).toBe(404)
  })

  test('an article that is accepted and not live yet is pending, with the address that it gets', async () => {
    const slow = connect(undefined, late)
    const article = writeArticle()
    expect(await slow.create(article, options)).toMatchObject({
      state: 'pending',
      url: `https://journal.trailhouse.example/posts/${article.slug}`,
    })
  })

  test('a published article gets search data once', async () => {
    const article = writeArticle()
    const post = await publisher.create(article, options)
    await publisher.update(post.id, article, options)
    await publisher.create(writeArticle({ state: 'draft' }), options)
    expect(await order('/clear-faults')).toMatchObject({ world: { published: 1 } })
  })
})
