import { describe, expect, test } from 'vitest'
import { connectWebflow } from '#integrations/publisher/webflow.ts'
import {
  listWebflowCollections,
  listWebflowSites,
  readWebflowCollection,
} from '#integrations/publisher/webflow-sites.ts'
import type { SendRequest } from '#platform/server/outbound/outbound.ts'
import { writeArticle } from '#tests/support/publishers/sample-article.ts'
import { POSTS, prepareWebflow } from '#tests/support/publishers/webflow-peer.ts'

const options = { signal: new AbortController().signal }
const { request, openApi, open, order, readKey, read } = prepareWebflow()

describe('what Webflow refuses', () => {
  const article = writeArticle()

  test('a collection that requires other fields is refused with their names, and nothing is made', async () => {
    const { publisher } = await open({ site: 0, collection: 'Case Studies', body: 'study', summary: 'lead' })
    await expect(publisher.create(article, options)).rejects.toMatchObject({
      kind: 'invalid',
      message: expect.stringContaining('Keyloom cannot fill: Client and Client Website.'),
    })
    expect(await order('/clear-faults')).toMatchObject({ webflow: { items: 2 } })
  })

  test('a field that was deleted or has another type is refused before anything is sent', async () => {
    for (const names of [
      { ...POSTS, body: 'post-text' },
      { ...POSTS, summary: 'post-body' },
    ])
      await expect((await open(names)).publisher.create(article, options)).rejects.toMatchObject({
        kind: 'invalid',
        message: expect.stringContaining('Please choose its fields again'),
      })
  })

  test('a site that was never published says that it has to be', async () => {
    const { publisher } = await open({ ...POSTS, site: 1, collection: 'News' })
    await expect(publisher.create(article, options)).rejects.toMatchObject({
      kind: 'invalid',
      message: expect.stringContaining('publish the site once in Webflow'),
    })
    const draft = await publisher.create({ ...article, state: 'draft' }, options)
    await expect(publisher.update(draft.id, article, options)).rejects.toMatchObject({ kind: 'invalid' })
  })

  test('a slug of other letters is refused in words', async () => {
    const { publisher } = await open()
    await expect(publisher.create({ ...article, slug: 'größe' }, options)).rejects.toMatchObject({
      kind: 'invalid',
      message: expect.stringContaining('the letters a to z'),
    })
  })

  test('a collection that is gone is no missing article', async () => {
    const { siteId } = await open()
    const publisher = connectWebflow({
      ...openApi(),
      siteId,
      collectionId: 'a'.repeat(24),
      fields: POSTS,
      isSandbox: true,
    })
    await expect(publisher.update('b'.repeat(24), article, options)).rejects.toMatchObject({
      kind: 'invalid',
      message: expect.stringContaining('The collection is not in Webflow any more'),
    })
    await expect(listWebflowCollections(openApi(), 'a'.repeat(24), options)).rejects.toMatchObject({
      kind: 'invalid',
      message: expect.stringContaining('The site is not in Webflow any more'),
    })
  })

  test('a validation that we do not know names the field and repeats no text', async () => {
    const body = Buffer.from(
      JSON.stringify({
        code: 'validation_error',
        message: 'secret',
        details: [{ param: 'fieldData.post-body', description: 'secret' }],
      }),
    )
    const { collectionId, siteId } = await open()
    const strict: SendRequest = async (asked) =>
      asked.method === 'POST' ? { status: 400, headers: {}, url: new URL(asked.url), body } : request(asked)
    const refused = connectWebflow({
      ...openApi(undefined, strict),
      siteId,
      collectionId,
      fields: POSTS,
      isSandbox: true,
    }).create(article, options)
    await expect(refused).rejects.toMatchObject({
      kind: 'invalid',
      message:
        'Webflow does not accept what the article has for post-body. Please compare it with the rules of the collection there.',
    })
  })

  test('a revoked key fails with auth, and one without the scopes says which it needs', async () => {
    await order('/webflow', { revokesKeys: true })
    await expect(listWebflowSites(openApi(), options)).rejects.toMatchObject({ kind: 'auth' })
    const poor = openApi(await readKey(['sites:read']))
    const [site] = await listWebflowSites(poor, options)
    expect(site).toMatchObject({ name: 'Trailhouse Journal', host: 'journal.trailhouse.example' })
    await expect(listWebflowCollections(poor, site?.id ?? '', options)).rejects.toMatchObject({
      kind: 'forbidden',
      message: expect.stringContaining('sites:read, cms:read and cms:write'),
    })
  })

  test('more than 60 calls a minute are refused with the seconds to wait', async () => {
    await order('/quotas', { areKept: true })
    const { collectionId } = await open()
    const calls = Array.from({ length: 60 }, () => readWebflowCollection(openApi(), collectionId, options))
    const ended = await Promise.allSettled(calls)
    const refused = ended.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refused).toHaveLength(2)
    expect(refused[0]).toMatchObject({ kind: 'rate_limited', retryAfter: 60 })
  })
})

describe('faults of Webflow', () => {
  const article = writeArticle()

  test.each([
    ['unauthorized', 'auth'],
    ['forbidden', 'forbidden'],
    ['quota', 'forbidden'],
    ['rate_limited', 'rate_limited'],
    ['rate_limited_silent', 'rate_limited'],
    ['payment', 'payment'],
    ['unavailable', 'unavailable'],
    ['slow', 'unavailable'],
    ['malformed', 'bad_response'],
    ['html', 'unavailable'],
    ['reset', 'unavailable'],
  ])('the fault %s is an error of kind %s', async (kind, expected) => {
    const { publisher, collectionId } = await open()
    const path = `/v2/collections/${collectionId}/items`
    await order('/faults', { service: 'webflow', path, kind })
    await expect(publisher.create(article, options)).rejects.toMatchObject({ kind: expected })
  })

  test('an update that is stored and not published is completed by the next one', async () => {
    const { publisher, collectionId } = await open()
    const post = await publisher.create(article, options)
    const path = `/v2/collections/${collectionId}/items/publish`
    await order('/faults', { service: 'webflow', path, kind: 'unavailable', times: 1 })
    const newer = { ...article, html: '<p>With soap.</p>' }
    await expect(publisher.update(post.id, newer, options)).rejects.toMatchObject({ kind: 'unavailable' })
    expect((await read(post.url ?? '')).html).not.toContain('soap')
    expect(await publisher.update(post.id, newer, options)).toEqual(post)
    expect((await read(post.url ?? '')).html).toContain('<p>With soap.</p>')
  })
})
