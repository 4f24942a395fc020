import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { readWordpressKey } from '#features/connections/rules.ts'
import { makeImage, writeArticle } from '#tests/support/publishers/sample-article.ts'
import { openWordpressWorld, type WordpressWorld } from './peer/wordpress-world.ts'

const { signal } = new AbortController()
const options = { signal }

let world: WordpressWorld
beforeAll(async () => {
  world = await openWordpressWorld()
})
afterAll(async () => {
  const log = join(world.peer.folder, 'wp-content/debug.log')
  const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n') : []
  await world.stop()
  expect(lines.filter((line) => line.includes('/plugins/keyloom-connector/'))).toEqual([])
})

/** Runs this code on the website as another plugin would, until the test ends. */
function addPlugin(code: string): void {
  const file = join(world.peer.folder, 'wp-content/mu-plugins/of-the-test.php')
  writeFileSync(file, `<?php\n${code}\n`)
  onTestFinished(() => rmSync(file))
}

const call = (method: string, path: string, body?: string) =>
  fetch(`${world.peer.origin}/wp-json/keyloom/v1${path}`, {
    method,
    headers: { 'x-connector-key': world.key, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body }),
  })
const valid = { title: 'Tents', slug: 'tents-of-the-test', html: '<p>Text</p>', status: 'publish' }

describe('the answers of the plugin', () => {
  test('the first PUT answers 201, later ones 200 with the next revision', async () => {
    const [first, second] = [
      await call('PUT', '/articles/a.b-c_1', JSON.stringify(valid)),
      await call('PUT', '/articles/a.b-c_1', JSON.stringify(valid)),
    ]
    expect([first.status, second.status]).toEqual([201, 200])
    expect(await first.json()).toEqual({
      id: expect.any(Number),
      external_id: 'a.b-c_1',
      url: `${world.peer.origin}/tents-of-the-test/`,
      slug: 'tents-of-the-test',
      status: 'publish',
      revision: 1,
    })
    expect(await second.json()).toMatchObject({ revision: 2 })
  })

  test.each([
    ['no JSON', 'no JSON', 400],
    ['a list', '[]', 400],
    ['no title', JSON.stringify({ ...valid, title: '  ' }), 400],
    ['a title that is a list', JSON.stringify({ ...valid, title: ['Tents'] }), 400],
    ['only a script', JSON.stringify({ ...valid, html: '<script>x()</script>' }), 400],
    ['an unknown status', JSON.stringify({ ...valid, status: 'trash' }), 400],
    ['no date', JSON.stringify({ ...valid, date: 'yesterday' }), 400],
    ['categories that are no names', JSON.stringify({ ...valid, categories: [{ a: 1 }] }), 400],
    ['an image that is no image', JSON.stringify({ ...valid, featured_image: { media_id: 1 } }), 400],
    ['a canonical address with code', JSON.stringify({ ...valid, canonical: 'javascript:x()' }), 400],
    ['structured data that is text', JSON.stringify({ ...valid, json_ld: '</script>' }), 400],
    ['a language with code', JSON.stringify({ ...valid, language: "en' or 1" }), 400],
    ['a translation without its plugin', JSON.stringify({ ...valid, translation_of: 'keyloom-1' }), 422],
  ])('an article with %s is refused', async (_, body, status) => {
    const answer = await call('PUT', '/articles/hostile', body.replace(valid.slug, 'hostile-tents'))
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) })
    expect((await call('GET', '/articles/hostile')).status).toBe(404)
  })

  test('an image may be sent as it is', async () => {
    const { bytes } = makeImage()
    const answer = await fetch(`${world.peer.origin}/wp-json/keyloom/v1/media/raw-1?file_name=../../a.php`, {
      method: 'PUT',
      headers: { 'x-connector-key': world.key, 'content-type': 'image/png' },
      body: bytes.slice(),
    })
    expect(answer.status).toBe(201)
    expect(await answer.json()).toMatchObject({ url: expect.stringMatching(/\/uploads\/[\d/]+a\.png$/) })
  })
})

describe('posts', () => {
  test('a post in the trash comes back as itself', async () => {
    const article = writeArticle()
    await world.connect().create(article, options)
    const id = await world.findPostId(article.marker)
    await world.deleteThere(article.marker)
    await world.connect().create(article, options)
    expect(await world.findPostId(article.marker)).toBe(id)
  })

  test('a date is kept as it is, and one of the future becomes now', async () => {
    const past = writeArticle({ publishedAt: new Date('2025-07-01T02:30:00Z') })
    const future = writeArticle({ publishedAt: new Date(Date.now() + 3_600_000) })
    await world.connect().create(past, options)
    expect(await world.connect().create(future, options)).toMatchObject({ state: 'live' })
    const id = await world.findPostId(past.marker)
    expect(await world.peer.query(`select post_date_gmt, post_date from wp_posts where ID = ${id}`)).toEqual([
      '2025-07-01 02:30:00\t2025-06-30 22:30:00',
    ])
  })

  test('a page with the same address is a conflict', async () => {
    await world.peer.query(
      `insert into wp_posts (post_type, post_name, post_status, post_content, post_title, post_excerpt, to_ping,
        pinged, post_content_filtered) values ('page', 'about-tents', 'publish', '', 'About', '', '', '', '')`,
    )
    const article = writeArticle({ slug: 'about-tents' })
    await expect(world.connect().create(article, options)).rejects.toMatchObject({ kind: 'conflict' })
  })

  test('categories are made once, and an article without one gets that of the settings', async () => {
    const named = writeArticle({ categories: ['Tents & tarps', 'Sleeping'] })
    const plain = writeArticle({ categories: [] })
    await world.connect().create(named, options)
    await world.connect().create(writeArticle({ categories: ['Tents & tarps'] }), options)
    await world.connect().create(plain, options)
    const categories = (await Array.fromAsync(world.connect().listCategories(options))).flat()
    expect(categories.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Uncategorized', 'Tents & tarps', 'Sleeping']),
    )
    expect(categories.filter(({ name }) => name === 'Tents & tarps')).toHaveLength(1)
    const id = await world.findPostId(plain.marker)
    expect(
      await world.peer.query(`select term_taxonomy_id from wp_term_relationships where object_id = ${id}`),
    ).toEqual(['1'])
  })

  test('all posts and pages are listed, a hundred at a time', async () => {
    const rows = Array.from(
      { length: 120 },
      (_, place) => `('post', 'old-${place}', 'publish', '', 'Old', '', '', '', '')`,
    )
    await world.peer.query(
      `insert into wp_posts (post_type, post_name, post_status, post_content, post_title, post_excerpt, to_ping,
        pinged, post_content_filtered) values ${rows.join(',')}`,
    )
    const parts = await Array.fromAsync(world.connect().listPages(options))
    expect(parts[0]).toHaveLength(100)
    expect(parts.flat().filter(({ title }) => title === 'Old')).toHaveLength(120)
    expect(await Array.fromAsync(world.connect().listProducts(options))).toEqual([])
  })
})

describe('other plugins and settings of a website', () => {
  test('a plugin for search engines gets title and description, and ours prints none', async () => {
    addPlugin(`define( 'WPSEO_VERSION', '20' );`)
    const article = writeArticle()
    const { url } = await world.connect().create(article, options)
    const id = await world.findPostId(article.marker)
    const stored = await world.peer.query(
      `select meta_key, meta_value from wp_postmeta where post_id = ${id} and meta_key like '_yoast%' order by meta_key`,
    )
    expect(stored).toEqual([
      '_yoast_wpseo_canonical\t',
      `_yoast_wpseo_metadesc\t${article.metaDescription}`,
      `_yoast_wpseo_title\t${article.metaTitle}`,
    ])
    expect((await world.read(url ?? '')).html).not.toContain('name="description"')
    expect(await world.connect().readStatus(options)).toMatchObject({ seo: 'yoast' })
  })

  test('with Polylang a translation is joined with its original', async () => {
    addPlugin(`
      function pll_languages_list() { return array( 'en', 'de' ); }
      function pll_set_post_language( $id, $language ) { update_post_meta( $id, 'language', $language ); }
      function pll_get_post_translations( $id ) { return array( 'en' => $id ); }
      function pll_save_post_translations( $ids ) { update_option( 'joined', wp_json_encode( $ids ), false ); }
    `)
    const original = writeArticle()
    const german = { ...writeArticle({ language: 'de-AT' }), translationOf: original.marker }
    await world.connect().create(original, options)
    await world.connect().create(german, options)
    const [joined] = await world.peer.query(
      `select option_value from wp_options where option_name = 'joined'`,
    )
    expect(JSON.parse(joined ?? '')).toEqual({
      de: Number(await world.findPostId(german.marker)),
      en: Number(await world.findPostId(original.marker)),
    })
    const french = world.connect().create(writeArticle({ language: 'fr' }), options)
    await expect(french).rejects.toMatchObject({ kind: 'invalid', reason: 'language_missing' })
    const lost = world
      .connect()
      .create({ ...german, marker: 'x', slug: 'x', translationOf: 'absent' }, options)
    await expect(lost).rejects.toMatchObject({ kind: 'invalid', reason: 'original_missing' })
  })

  test('a category that was deleted there is made again when its article is sent again', async () => {
    const article = writeArticle({ categories: ['Gone soon'] })
    const { id } = await world.connect().create(article, options)
    await world.peer.query(
      `delete x, r, t from wp_term_taxonomy x join wp_terms t on t.term_id = x.term_id
       left join wp_term_relationships r on r.term_taxonomy_id = x.term_taxonomy_id where t.name = 'Gone soon'`,
    )
    const findCategory = async () =>
      (await Array.fromAsync(world.connect().listCategories(options)))
        .flat()
        .find(({ name }) => name === 'Gone soon')
    expect(await findCategory()).toBeUndefined()
    await world.connect().update(id, article, options)
    // It has an address when something is in it.
    expect(await findCategory()).toMatchObject({ url: expect.stringContaining('/category/gone-soon/') })
  })

  test('a website without readable addresses works by its parameter', async () => {
    await world.peer.query(
      `update wp_options set option_value = '' where option_name = 'permalink_structure'`,
    )
    onTestFinished(async () => {
      await world.peer.query(
        `update wp_options set option_value = '/%postname%/' where option_name = 'permalink_structure'`,
      )
    })
    const key = await world.administrator.createKey()
    expect(readWordpressKey(key)?.restRoot).toContain('rest_route=')
    const article = writeArticle()
    const post = await world.connect(world.request, key).create(article, options)
    expect((await world.read(post.url ?? '')).html).toContain(article.title)
    const pages = await Array.fromAsync(world.connect(world.request, key).listPages(options))
    expect(pages.flat().map(({ title }) => title)).toContain(article.title)
  })

  test('a security plugin that closes the REST API is named as the reason', async () => {
    addPlugin(
      `add_filter( 'rest_authentication_errors', function () { return new WP_Error( 'rest_login_required', 'no', array( 'status' => 401 ) ); } );`,
    )
    await expect(world.connect().readStatus(options)).rejects.toMatchObject({
      kind: 'forbidden',
      message: expect.stringContaining('security plugin'),
    })
  })
})
