import { describe, expect, test } from 'vitest'
import { makeSignInWorld, TestBrowser, type SignInWorld } from '#tests/support/accounts/sign-in-world.ts'

const plan = { name: 'A shop', country: 'USA', language: 'en', type: 'managed' }

async function openDemo(world?: SignInWorld) {
  const { startServer, look } = world ?? (await makeSignInWorld())
  const browser = new TestBrowser(await startServer())
  const { body } = await browser.call('POST', '/auth/demo')
  const jwt = await browser.exchange({ location: `/auth/in?token=${body.token}` })
  const [{ id }] = (await browser.call('GET', '/workspace', undefined, jwt)).body
  return {
    look,
    browser,
    jwt,
    workspace: Number(id),
    create: (change = {}) =>
      browser.call('POST', `/workspace/${id}/contentplan`, { ...plan, ...change }, jwt),
    change: (changes: object) => browser.call('PUT', `/workspace/${id}/contentplan`, changes, jwt),
    read: async (contentplanId: number) =>
      (await browser.call('GET', `/contentplan/${contentplanId}`, undefined, jwt)).body,
  }
}

describe('a content plan', () => {
  test('is created with the limits of the installation and the domain of its website', async () => {
    const { create, read } = await openDemo()
    const { status, body } = await create({ website: 'https://www.Shop.example/start' })
    expect(status).toBe(200)
    expect(await read(body.contentplanId)).toMatchObject({
      ...plan,
      domain: 'www.shop.example',
      country_crawl: '2840',
      keyword_limit: 100,
      minimum_score: 3,
      sharing: false,
      main_cms_integration: null,
      image_source: 'none',
    })
  })

  test('is refused with an invalid website', async () => {
    const { create } = await openDemo()
    for (const website of ['shop', 'my shop.example', 'x.y'])
      expect(await create({ website })).toMatchObject({
        status: 400,
        body: { message: 'Please enter a valid domain (e.g., example.com)' },
      })
  })

  test('is created while a slot is unused: of ten requests at once as many succeed as there are slots', async () => {
    const { create, look } = await openDemo()
    const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => create({ name: `Plan ${i}` })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, ...Array(8).fill(409)])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'limit_reached',
      message: 'This workspace has no unused content plan left.',
    })
    expect(await look('select id from contentplans')).toHaveLength(2)
  })

  test('has the country of the search market that is chosen, and the other way round', async () => {
    const { create, change, read } = await openDemo()
    const { contentplanId } = (await create()).body
    await change({ contentplanId, country_crawl: '2276' })
    expect(await read(contentplanId)).toMatchObject({ country: 'DEU', country_crawl: '2276' })
    await change({ contentplanId, country: 'FRA' })
    expect(await read(contentplanId)).toMatchObject({ country: 'FRA', country_crawl: '2250' })
  })

  test('changes only in the fields that a request names', async () => {
    const { create, change, read } = await openDemo()
    const { contentplanId } = (await create()).body
    const before = await read(contentplanId)
    const changes = { style_guide: 'Short sentences.', minimum_score: 5, main_cms_integration: 'none' }
    expect(await change({ contentplanId, ...changes })).toEqual({ status: 200, body: { contentplanId } })
    expect(await read(contentplanId)).toEqual({ ...before, ...changes })
    await change({ contentplanId })
    expect(await read(contentplanId)).toEqual({ ...before, ...changes })
  })

  test.each([
    { minimum_score: 0 },
    { minimum_score: 11 },
    { minimum_score: 2.5 },
    { name: '   ' },
    { country: 'usa' },
    { country: 'QQQ' },
    { language: 'xx' },
    { main_cms_integration: 'typewriter' },
    // Not connected.
    { main_cms_integration: 'wordpress' },
    { main_cms_integration: 'autoblog' },
    { country_crawl: '2999' },
    { country: 'USA', country_crawl: '2276' },
    { translation_config: '{' },
    { about: 'x'.repeat(50_001) },
    { website: 'nothing' },
  ])('is not changed to %o, nor in any other field of that request', async (wrong) => {
    const { create, change, read } = await openDemo()
    const { contentplanId } = (await create()).body
    const before = await read(contentplanId)
    expect((await change({ contentplanId, style_guide: 'New', share: true, ...wrong })).status).toBe(400)
    expect(await read(contentplanId)).toEqual(before)
  })

  test('is not changed by read-only fields', async () => {
    const { create, change, read } = await openDemo()
    const { contentplanId } = (await create()).body
    const before = await read(contentplanId)
    await change({
      contentplanId,
      keyword_limit: 1_000_000,
      workspace_id: 999,
      id: 5,
      domain: 'evil.example',
    })
    expect(await read(contentplanId)).toEqual(before)
  })
})

describe('sharing a plan', () => {
  test('gives a key that shows a stranger what strangers may see, until sharing ends', async () => {
    const { create, change, read, browser, look } = await openDemo()
    const { contentplanId } = (await create({ website: 'shop.example' })).body
    const share = async () => (await change({ contentplanId, share: true })).body.sharingKey
    const visit = (key: string) => browser.call('GET', `/contentplan/${contentplanId}?key=${key}`)
    const first = await share()
    expect(first).toMatch(/^[\w-]{32}$/)
    expect((await read(contentplanId)).sharing).toBe(true)
    expect(await visit(first)).toEqual({
      status: 200,
      body: { id: contentplanId, name: 'A shop' },
    })
    const second = await share()
    expect((await visit(first)).status).toBe(403)
    expect((await visit(second)).status).toBe(200)
    expect((await change({ contentplanId, share: false })).body).toMatchObject({
      contentplanId,
      sharingKey: null,
    })
    expect((await visit(second)).status).toBe(403)
    expect((await read(contentplanId)).sharing).toBe(false)
    expect(JSON.stringify(await look('select * from contentplan_shares'))).not.toContain(second)
  })

  test('never replaces what another window has made or ended since, and of links that are made at once one is valid', async () => {
    const { create, change, read, browser } = await openDemo()
    const { contentplanId } = (await create({ website: 'shop.example' })).body
    const share = (sharedAt: string | null, isShared = true) =>
      change({ contentplanId, share: isShared, shared_at: sharedAt })
    const visit = async (key: string) =>
      (await browser.call('GET', `/contentplan/${contentplanId}?key=${key}`)).status
    expect((await read(contentplanId)).shared_at).toBeNull()
    const first = (await share(null)).body
    expect((await read(contentplanId)).shared_at).toBe(first.shared_at)
    const refusal = {
      status: 409,
      body: { message: 'Sharing was changed in another window just now. Look at it and try again.' },
    }
    expect(await share(null)).toMatchObject(refusal)
    expect(await visit(first.sharingKey)).toBe(200)
    const second = (await share(first.shared_at)).body
    expect(await visit(first.sharingKey)).toBe(403)
    expect(await share(first.shared_at, false)).toMatchObject(refusal)
    expect(await visit(second.sharingKey)).toBe(200)
    expect((await share(second.shared_at, false)).body).toMatchObject({ sharingKey: null, shared_at: null })
    expect(await share(second.shared_at)).toMatchObject(refusal)
    expect((await read(contentplanId)).sharing).toBe(false)

    const answers = await Promise.all(Array.from({ length: 5 }, () => share(null)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
  })
})

test('the audit log says who changed what, the newest first, page by page, and without secrets', async () => {
  const { create, change, browser, jwt, workspace } = await openDemo()
  const { contentplanId } = (await create()).body
  await change({ contentplanId, about: 'A shop for shoes', style_guide: 'Short' })
  const { sharingKey } = (await change({ contentplanId, share: true })).body
  const readPage = async (query: string) =>
    (await browser.call('GET', `/workspace/${workspace}/audit?${query}`, undefined, jwt)).body
  const entries = await readPage('')
  expect(entries).toMatchObject([
    { action: 'contentplan shared', subject_id: contentplanId, user_name: 'Demo' },
    {
      action: 'contentplan changed',
      subject_id: contentplanId,
      details: { fields: ['style_guide', 'about'].toSorted() },
    },
    { action: 'contentplan created', details: { name: 'A shop' } },
    { action: 'workspace founded', subject_id: null },
  ])
  expect(JSON.stringify(entries)).not.toContain(sharingKey)
  const [newest] = await readPage('limit=1')
  expect(newest).toEqual(entries[0])
  expect(await readPage(`limit=2&before=${newest.id}`)).toEqual(entries.slice(1, 3))
})
