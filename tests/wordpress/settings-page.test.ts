import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeArticle } from '#tests/support/publishers/sample-article.ts'
import { openWordpressWorld, type WordpressWorld } from './peer/wordpress-world.ts'

const { signal } = new AbortController()
const options = { signal }

let world: WordpressWorld
beforeAll(async () => {
  world = await openWordpressWorld()
})
afterAll(() => world?.stop())

const readOptions = async () =>
  (await world.peer.query(`select option_value from wp_options where option_name like 'keyloom%'`)).join('\n')

const addressOfStatus = () => `${world.peer.origin}/wp-json/keyloom/v1/status`

/** Chooses the author of posts on the settings page. */
const choose = async (login: string, draftStatus = 'draft') => {
  const [author = ''] = await world.peer.query(`select ID from wp_users where user_login = '${login}'`)
  await world.administrator.saveSettings({ author, category: '1', draft_status: draftStatus })
}

describe('keys on the settings page', () => {
  test('a key is shown once, and only its hash is stored', async () => {
    const key = await world.administrator.createKey()
    const [, secret = ''] = key.split('.')
    expect(secret).toMatch(/^[0-9a-f]{64}$/)
    expect(await world.administrator.readSettings()).not.toContain(secret)
    const stored = await world.peer.query(`select option_value from wp_options`)
    expect(stored.join('\n')).not.toContain(secret)
    expect(await world.connect(world.request, key).readStatus(options)).toMatchObject({ author: 'admin' })
  })

  test('the page says when a key was last used', async () => {
    const key = await world.administrator.createKey()
    const name = key.split('_').slice(0, 2).join('_')
    const rowOf = (page: string) => page.split('<form').find((part) => part.includes(name))
    expect(rowOf(await world.administrator.readSettings())).toContain('not used yet')
    await world.connect(world.request, key).readStatus(options)
    expect(rowOf(await world.administrator.readSettings())).toContain('last used on 20')
  })

  test('a revoked key is refused at once, and other keys still work', async () => {
    const key = await world.administrator.createKey()
    await world.administrator.revokeKey(key)
    const call = world.connect(world.request, key).create(writeArticle(), options)
    await expect(call).rejects.toMatchObject({ kind: 'auth', reason: 'connector_unauthorized' })
    await expect(world.connect().readStatus(options)).resolves.toBeTruthy()
  })

  test('a form without the nonce of the page changes nothing', async () => {
    const before = await readOptions()
    const forged = { keyloom_action: 'create', _wpnonce: 'forged' }
    const page = '/wp-admin/options-general.php?page=keyloom-connector'
    await expect(world.administrator.visit(page, forged)).rejects.toThrow('403')
    expect(await readOptions()).toBe(before)
  })
})

describe('who may call the plugin', () => {
  test.each([
    ['no key', () => ({})],
    ['the session of an administrator', () => ({ cookie: world.administrator.cookies() })],
    ['the key in another header', () => ({ authorization: `Bearer ${world.key}` })],
    ['half a key', () => ({ 'x-connector-key': world.key.slice(0, -1) })],
    ['a key with a line break', () => ({ 'x-connector-key': `${world.key}%0a` })],
    ['an unknown key', () => ({ 'x-connector-key': world.key.replace(/^cck_\w{5}/, 'cck_00000') })],
    ['a very long key', () => ({ 'x-connector-key': `${world.key}${'a'.repeat(6_000)}` })],
  ])('a call with %s is refused', async (_, headers) => {
    const answer = await fetch(addressOfStatus(), { headers: headers() })
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({
      code: 'connector_unauthorized',
      message: expect.stringContaining('key'),
    })
  })

  test('a key in the address is refused', async () => {
    const query = `?X-Connector-Key=${world.key}&x_connector_key=${world.key}`
    expect((await fetch(`${addressOfStatus()}${query}`)).status).toBe(401)
  })
})

describe('the chosen author', () => {
  test('posts are by the chosen author, who may not make categories or change the posts of others', async () => {
    const ofAdmin = await world.connect().create(writeArticle({ slug: 'of-admin' }), options)
    await choose('writer')
    const article = writeArticle({ categories: ['Forbidden'] })
    await world.connect().create(article, options)
    const [author] = await world.peer.query(
      `select user_login from wp_users join wp_posts on post_author = wp_users.ID where post_name = '${article.slug}'`,
    )
    expect(author).toBe('writer')
    expect(await world.peer.query(`select name from wp_terms where name = 'Forbidden'`)).toEqual([])
    const change = world.connect().update(ofAdmin.id, writeArticle({ slug: 'of-admin' }), options)
    await expect(change).rejects.toMatchObject({ kind: 'forbidden', reason: 'author_forbidden' })
    await choose('admin')
  })

  test('drafts become what the settings say', async () => {
    await choose('admin', 'pending')
    const article = writeArticle({ state: 'draft' })
    expect(await world.connect().create(article, options)).toMatchObject({ state: 'draft' })
    const [state] = await world.peer.query(
      `select post_status from wp_posts where ID = ${await world.findPostId(article.marker)}`,
    )
    expect(state).toBe('pending')
    await choose('admin')
  })

  test('an author who is deleted is named as the reason', async () => {
    await world.peer.query(
      `update wp_options set option_value = replace(option_value, '"author";i:1', '"author";i:9') where option_name = 'keyloom_connector_settings'`,
    )
    await expect(world.connect().readStatus(options)).rejects.toMatchObject({
      kind: 'forbidden',
      reason: 'author_missing',
    })
    await choose('admin')
  })
})

test('deleting the plugin removes its keys, settings and marks, and leaves the posts', async () => {
  const article = writeArticle()
  const { url } = await world.connect().create(article, options)
  expect(await readOptions()).not.toBe('')
  await world.administrator.deletePlugin()
  expect(await readOptions()).toBe('')
  expect(await world.peer.query(`select meta_key from wp_postmeta where meta_key like '%keyloom%'`)).toEqual(
    [],
  )
  expect(await world.read(url ?? '')).toMatchObject({ status: 200 })
  await expect(world.connect().readStatus(options)).rejects.toMatchObject({
    kind: 'auth',
    reason: 'rest_no_route',
  })
})
