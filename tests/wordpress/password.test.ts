import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { pluginRootOf } from '#integrations/publisher/wordpress-address.ts'
import { connectWordpressByPassword } from '#integrations/publisher/wordpress-password.ts'
import { findRestRoot, tryPassword } from '#integrations/publisher/wordpress-site.ts'
import { readWordpressKey } from '#features/connections/rules.ts'
import type { SendRequest } from '#platform/server/outbound/outbound.ts'
import { describePublisher } from '#tests/support/publishers/publisher-contract.ts'
import { describeUnknown, makeImage, writeArticle } from '#tests/support/publishers/sample-article.ts'
import { openWordpressWorld, type WordpressWorld } from './peer/wordpress-world.ts'

const { signal } = new AbortController()
const options = { signal }

let world: WordpressWorld
beforeAll(async () => {
  world = await openWordpressWorld()
  // An author cannot make the category of the articles.
  await asEditor().create(writeArticle(), options)
})
afterAll(() => world?.stop())

/** Runs this code on the website as another plugin would, until the test ends. */
function addPlugin(code: string): void {
  const file = join(world.peer.folder, 'wp-content/mu-plugins/of-the-test.php')
  writeFileSync(file, `<?php\n${code}\n`)
  onTestFinished(() => rmSync(file))
}

interface Login {
  user: string
  password: string
  restRoot?: string
}

const siteOf = (
  { restRoot = `${world.peer.origin}/wp-json/`, ...login }: Login,
  request = world.request,
) => ({
  ...login,
  restRoot,
  request,
})
const authorOf = () => ({ user: 'writer', password: world.peer.passwords.writer })
const editorOf = () => ({ user: 'editor', password: world.peer.passwords.editor })
const connect = (request: SendRequest = world.request, login: Login = authorOf()) =>
  connectWordpressByPassword({ ...siteOf(login, request), isSandbox: false })
const asEditor = (request?: SendRequest) => connect(request, editorOf())

const listPosts = (marker: string) =>
  world.peer.query(
    `select ID from wp_posts where post_type = 'post' and post_content like '%<!-- keyloom:${marker}: -->%'`,
  )

describePublisher(
  'a real WordPress with an application password',
  () => ({
    request: world.request,
    connect,
    connectWrongly: () => connect(world.request, { user: 'writer', password: 'wrong-secret' }),
    deleteThere: async (marker) => world.administrator.trashPost((await listPosts(marker))[0] ?? ''),
    countPosts: async (marker) => (await listPosts(marker)).length,
    read: (url) => world.read(url),
  }),
  { isNotAtomic: true, hasNoHead: true, hasNoSizes: true },
)

const countOf = async (title: string) =>
  (await world.peer.query(`select ID from wp_posts where post_type = 'post' and post_title = '${title}'`))
    .length

describe('an article that is published by an application password and by the key of the plugin', () => {
  test.each(['live', 'draft'] as const)(
    'stays one post when a %s one goes on by the password',
    async (state) => {
      const article = writeArticle({ state })
      const known = { ...describeUnknown(article), remoteId: article.marker }
      const first = await world.connect().create(article, options)
      const found = await asEditor().find(known, options)
      expect(found).toMatchObject({ slug: article.slug, state })
      const changed = { ...article, html: '<p>With soap.</p>', slug: `${article.slug}-well` }
      const second = await asEditor().update(found?.id ?? '', changed, options)
      expect(second.id).not.toBe(first.id)
      expect(await countOf(article.title)).toBe(1)
      expect(await world.connect().find(known, options)).toMatchObject({ slug: changed.slug, state })
    },
  )

  test.each(['live', 'draft'] as const)('stays one post when a %s one goes on by the key', async (state) => {
    const article = writeArticle({ state })
    const first = await asEditor().create(article, options)
    const known = { ...describeUnknown(article), remoteId: first.id }
    const found = await world.connect().find(known, options)
    expect(found).toMatchObject({ id: article.marker, slug: article.slug, state })
    await world.connect().update(found?.id ?? '', { ...article, html: '<p>With soap.</p>' }, options)
    expect(await countOf(article.title)).toBe(1)
    expect(await asEditor().find(known, options)).toMatchObject({ id: first.id, state })
    const page = first.url === null ? '' : (await world.read(first.url)).html
    expect(page).not.toMatch(/<p>\s*<!--/)
  })

  test('is made once when nothing is known of it any more', async () => {
    const article = writeArticle()
    await world.connect().create(article, options)
    await asEditor().create(article, options)
    await world.connect().create(article, options)
    expect(await countOf(article.title)).toBe(1)
  })

  test('is taken away by the other one, which gave it no id', async () => {
    const [byKey, byPassword] = [writeArticle(), writeArticle()]
    const first = await world.connect().create(byKey, options)
    const second = await asEditor().create(byPassword, options)
    await asEditor().unpublish(first.id, { signal, marker: byKey.marker })
    await world.connect().unpublish(second.id, { signal, marker: byPassword.marker })
    expect((await world.read(first.url ?? '')).status).toBe(404)
    expect((await world.read(second.url ?? '')).status).toBe(404)
  })

  test('keeps the image that the plugin has copied', async () => {
    const image = makeImage()
    const copied = await world.connect().addImage?.(image, options)
    const article = writeArticle({ image: { url: copied?.url ?? '', alt: image.alt } })
    const { url } = await world.connect().create(article, options)
    await asEditor().create(article, options)
    expect((await world.read(url ?? '')).html).toContain(copied?.url)
  })

  test('has the same place, whichever addresses the website writes', async () => {
    expect(pluginRootOf(await findRoot())).toBe(readWordpressKey(world.key)?.restRoot)
    await usePlainAddresses()
    const key = await world.administrator.createKey()
    const root = await findRoot()
    expect(pluginRootOf(root)).toBe(readWordpressKey(key)?.restRoot)
    const article = writeArticle()
    const plain = connect(world.request, { ...editorOf(), restRoot: root })
    const post = await plain.create(article, options)
    expect((await world.read(post.url ?? '')).html).toContain(article.title)
    expect(await plain.find(describeUnknown(article), options)).toEqual(post)
  })
})

const writeAddresses = (value: string) =>
  world.peer.query(`update wp_options set option_value = '' where option_name = 'rewrite_rules';
      update wp_options set option_value = '${value}' where option_name = 'permalink_structure'`)

async function usePlainAddresses(): Promise<void> {
  await writeAddresses('')
  onTestFinished(async () => void (await writeAddresses('/%postname%/')))
}

describe('posts of other people', () => {
  test('are not changed when they have the number of an article, but neither its mark nor its address', async () => {
    const foreign = await asEditor().create(writeArticle(), options)
    const known = { ...describeUnknown(writeArticle()), remoteId: foreign.id }
    expect(await asEditor().find(known, options)).toBeNull()
  })

  test('a page or an image with the same address is a conflict, and leaves no post behind', async () => {
    const image = makeImage()
    await asEditor().addImage?.(image, options)
    await world.peer.query(
      `insert into wp_posts (post_type, post_name, post_status, post_content, post_title, post_excerpt, to_ping,
        pinged, post_content_filtered) values ('page', 'about-boots', 'publish', '', 'About', '', '', '', '')`,
    )
    for (const slug of ['about-boots', image.marker.toLowerCase()]) {
      const article = writeArticle({ slug })
      await expect(asEditor().create(article, options)).rejects.toMatchObject({ kind: 'conflict' })
      expect(await listPosts(article.marker)).toEqual([])
    }
  })

  test('an address that WordPress gives a number in the last moment is a conflict, and leaves no post behind', async () => {
    const article = writeArticle({ slug: 'feed' })
    await expect(asEditor().create(article, options)).rejects.toMatchObject({ kind: 'conflict' })
    expect(await asEditor().find(describeUnknown(article), options)).toBeNull()
  })
})

test('categories are made once by an editor, and an author uses those that are there', async () => {
  const categories = ['Boots & more']
  await asEditor().create(writeArticle({ categories }), options)
  await asEditor().create(writeArticle({ categories }), options)
  const article = writeArticle({ categories: [...categories, 'Of an author'] })
  await connect().create(article, options)
  const found = await world.peer.query(
    `select t.name from wp_terms t join wp_term_relationships r on r.term_taxonomy_id = t.term_id
     where r.object_id = ${(await listPosts(article.marker))[0]}`,
  )
  expect(found).toEqual(['Boots &amp; more'])
})

const tryAs = (login: Login) => tryPassword(siteOf(login), options)

describe('an application password is tried', () => {
  test('and its user is named', async () => {
    expect(await tryAs(editorOf())).toEqual({ name: 'editor' })
    const spaced = editorOf().password.replaceAll(/(.{4})/g, '$1 ')
    expect(await tryAs({ ...editorOf(), password: spaced })).toEqual({ name: 'editor' })
  })

  test.each([
    ['a wrong password', { user: 'editor', password: 'wrong' }, 'refuses the application password'],
    ['an unknown user', { user: 'nobody', password: 'wrong' }, 'does not know this user'],
    ['an unknown email address', { user: 'a@shop.example', password: 'wrong' }, 'does not know this user'],
  ])('and %s is named as the reason, where WordPress says it', async (_, login, words) => {
    await expect(tryAs(login)).rejects.toMatchObject({
      kind: 'auth',
      message: expect.stringContaining('WordPress does not accept this user name and application password.'),
    })
    // As on websites with a plugin that asks early who calls.
    addPlugin(
      `add_filter( 'rest_authentication_errors', function ( $errors ) { wp_get_current_user(); return $errors; } );`,
    )
    await expect(tryAs(login)).rejects.toMatchObject({
      kind: 'auth',
      message: expect.stringContaining(words),
    })
  })

  test('and a user who may not change the posts of others is refused', async () => {
    await expect(tryAs(authorOf())).rejects.toMatchObject({
      kind: 'forbidden',
      message: 'The user writer has too few rights in WordPress: it needs the role Editor or Administrator.',
    })
  })

  test('and a host that removes the header is named as the reason', async () => {
    addPlugin(`unset( $_SERVER['PHP_AUTH_USER'], $_SERVER['PHP_AUTH_PW'], $_SERVER['HTTP_AUTHORIZATION'] );`)
    const words = expect.stringContaining('let the header Authorization through')
    await expect(tryAs(editorOf())).rejects.toMatchObject({ kind: 'auth', message: words })
    const calls = [
      () => asEditor().create(writeArticle(), options),
      () => asEditor().unpublish('1', options),
      () => asEditor().addImage?.(makeImage(), options),
    ]
    for (const call of calls) await expect(call()).rejects.toMatchObject({ kind: 'auth', message: words })
  })

  test('and a security plugin that closes the REST API is named as the reason', async () => {
    addPlugin(
      `add_filter( 'rest_authentication_errors', function () { return new WP_Error( 'rest_login_required', 'no', array( 'status' => 401 ) ); } );`,
    )
    const closed = { kind: 'forbidden', message: expect.stringContaining('security plugin') }
    await expect(tryAs(editorOf())).rejects.toMatchObject(closed)
    await expect(findRoot()).rejects.toMatchObject(closed)
  })
})

const findRoot = () => findRestRoot(world.peer.origin, { request: world.request, signal })

describe('the REST root of a website', () => {
  test('is found without its link, too', async () => {
    addPlugin(
      `add_action( 'init', function () { remove_action( 'template_redirect', 'rest_output_link_header', 11 ); } );`,
    )
    expect(await findRoot()).toBe(`${world.peer.origin}/wp-json/`)
    await usePlainAddresses()
    expect(await findRoot()).toBe(`${world.peer.origin}/index.php?rest_route=/`)
  })

  test('is refused where application passwords are switched off', async () => {
    addPlugin(`add_filter( 'wp_is_application_passwords_available', '__return_false' );`)
    await expect(findRoot()).rejects.toMatchObject({
      kind: 'forbidden',
      message: expect.stringContaining('does not offer application passwords'),
    })
  })
})
