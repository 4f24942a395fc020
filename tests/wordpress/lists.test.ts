import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { collectListed } from '#features/pages/server/listing/collect-listed.ts'
import { listByPassword } from '#integrations/publisher/wordpress-password-lists.ts'
import type { WordpressLists } from '#integrations/publisher/wordpress.ts'
import type { SendRequest } from '#platform/server/outbound/outbound.ts'
import { writeArticle } from '#tests/support/publishers/sample-article.ts'
import { openWordpressWorld, type WordpressWorld } from './peer/wordpress-world.ts'

const { signal } = new AbortController()
const options = { signal }

let world: WordpressWorld
beforeAll(async () => {
  world = await openWordpressWorld()
})
afterAll(() => world.stop())

/**
 * The parts of WooCommerce that the plugin asks, which Debian does not have: products, of which some are drafts, and
 * their categories.
 */
const SHOP = `
  add_action( 'init', function () {
    register_taxonomy( 'product_cat', 'product', array( 'public' => true, 'rewrite' => array( 'slug' => 'product-category' ) ) );
    register_post_type( 'product', array( 'public' => true, 'taxonomies' => array( 'product_cat' ) ) );
    flush_rewrite_rules( false );
    if ( get_option( 'has_products' ) ) { return; }
    update_option( 'has_products', 1 );
    $category = wp_insert_term( 'Tents & tarps', 'product_cat' );
    wp_insert_term( 'Nothing yet', 'product_cat' );
    for ( $number = 1; $number <= 120; $number++ ) {
      $id = wp_insert_post( array( 'post_type' => 'product', 'post_title' => "Tent $number", 'post_name' => "tent-$number",
        'post_status' => $number > 110 ? 'draft' : 'publish' ) );
      if ( $number < 3 ) { wp_set_object_terms( $id, $category['term_id'], 'product_cat' ); }
    }
  } );
  class Product_Of_The_Test {
    private $post;
    public function __construct( $post ) { $this->post = $post; }
    public function get_id() { return $this->post->ID; }
    public function get_name() { return $this->post->post_title; }
    public function get_permalink() { return get_permalink( $this->post ); }
    public function get_sku() { return 'S-' . $this->post->ID; }
    public function get_price() { return '9.5'; }
    public function is_in_stock() { return 'tent-1' !== $this->post->post_name; }
  }
  function get_woocommerce_currency() { return 'EUR'; }
  function wc_get_products( $wanted ) {
    $query = new WP_Query( array( 'post_type' => 'product', 'post_status' => $wanted['status'], 'posts_per_page' => $wanted['limit'],
      'paged' => $wanted['page'], 'orderby' => $wanted['orderby'], 'order' => $wanted['order'] ) );
    return (object) array( 'products' => array_map( function ( $post ) { return new Product_Of_The_Test( $post ); }, $query->posts ),
      'total' => $query->found_posts );
  }
`

/** What a reading of the website's pages finds. */
async function collect(wordpress = world.connect()) {
  const progress: { done: number; total: number }[] = []
  const collected = await collectListed({
    wordpress,
    domain: '127.0.0.1',
    signal,
    tellProgress: (one) => void progress.push(one),
  })
  const path = (url: string) => decodeURIComponent(url.replace(world.peer.origin, ''))
  return { ...collected, progress, byPath: new Map(collected.pages.map((page) => [path(page.url), page])) }
}

const addPost = (name: string, status: string, title: string, type = 'post') =>
  world.peer.query(
    `insert into wp_posts (post_type, post_name, post_status, post_title, post_content, post_excerpt, to_ping, pinged,
       post_content_filtered, post_date, post_date_gmt, post_modified, post_modified_gmt)
     values ('${type}', '${name}', '${status}', '${title}', '', '', '', '', '', '2026-01-05 05:00:00', '2026-01-05 10:00:00',
       '2026-02-05 05:00:00', '2026-02-05 10:00:00')`,
  )

test('published posts, pages and categories are read with addresses at which readers find them, and drafts are left out', async () => {
  const article = writeArticle({ categories: ['Sleeping & resting'] })
  const post = await world.connect().create(article, options)
  await addPost('tarps', 'publish', 'Tents &amp; <em>tarps</em> &#8211; all')
  await addPost('about-us', 'publish', 'About us', 'page')
  for (const status of ['draft', 'pending', 'private', 'future']) await addPost(status, status, status)
  await world.peer.query(`insert into wp_terms (name, slug) values ('Empty', 'empty')`)
  await world.peer.query(
    `insert into wp_term_taxonomy (term_id, taxonomy, description) select term_id, 'category', '' from wp_terms where slug = 'empty'`,
  )
  const { byPath, unpublished, elsewhere, unreadable, pages } = await collect()
  // WordPress itself begins with the draft of a page about privacy.
  expect({ unpublished, elsewhere, unreadable }).toEqual({ unpublished: 5, elsewhere: 0, unreadable: 0 })
  expect(byPath.get('/tarps/')).toEqual({
    url: `${world.peer.origin}/tarps/`,
    title: 'Tents & tarps – all',
    type: 'article',
    typeReason: 'WordPress lists it as a post.',
    isTypeCertain: false,
    publishedAt: '2026-01-05T10:00:00.000Z',
    modifiedAt: '2026-02-05T10:00:00.000Z',
    inStock: null,
    marker: null,
  })
  expect(byPath.get('/about-us/')).toMatchObject({ title: 'About us', type: 'other' })
  expect(byPath.get((post.url ?? '').replace(world.peer.origin, ''))).toMatchObject({
    title: article.title,
    marker: article.marker,
  })
  expect(byPath.get('/category/sleeping-resting/')).toMatchObject({
    title: 'Sleeping & resting',
    type: 'category',
    isTypeCertain: true,
  })
  expect([...byPath.keys()].filter((path) => path.includes('empty'))).toEqual([])
  const answers = await Promise.all(pages.map(async ({ url }) => (await world.read(url)).status))
  expect(answers).toEqual(pages.map(() => 200))
})

test('products and their categories are read where a shop is, and a category without products has no page', async () => {
  const file = join(world.peer.folder, 'wp-content/mu-plugins/shop-of-the-test.php')
  writeFileSync(file, `<?php\n${SHOP}\n`)
  onTestFinished(() => rmSync(file))
  // The first call makes the products.
  await world.connect().readStatus(options)
  const { byPath, progress, pages } = await collect()
  expect(byPath.get('/product/tent-1/')).toMatchObject({ title: 'Tent 1', type: 'product', inStock: false })
  expect(byPath.get('/product/tent-110/')).toMatchObject({ type: 'product', inStock: true })
  expect(pages.filter(({ type }) => type === 'product')).toHaveLength(110)
  expect(byPath.get('/product-category/tents-tarps/')).toMatchObject({
    title: 'Tents & tarps',
    type: 'category',
  })
  expect([...byPath.keys()].filter((path) => path.includes('nothing-yet'))).toEqual([])
  expect(progress.at(-1)?.done).toBe(progress.at(-1)?.total)
  const found = ['/product/tent-1/', '/product-category/tents-tarps/'].map(
    (path) => byPath.get(path)?.url ?? '',
  )
  expect(await Promise.all(found.map(async (url) => (await world.read(url)).status))).toEqual([200, 200])
})

const editor = () => ({
  restRoot: `${world.peer.origin}/wp-json/`,
  user: 'editor',
  password: world.peer.passwords.editor,
  request: world.request,
})

test('lists say the same of published posts, pages and categories as those of the plugin', async () => {
  const title = 'Tents & “tarps” – all <of> them'
  await world.connect().create(writeArticle({ title, categories: ['Lists & more'] }), options)
  await world.connect().create(writeArticle({ state: 'draft' }), options)
  const readAll = async (lists: WordpressLists) => ({
    pages: (await Array.fromAsync(lists.listPages(options)))
      .flat()
      .filter(({ status }) => status === 'publish')
      .map(({ url, title: name, type, published, modified }) => ({
        url,
        name,
        type,
        times: [published, modified].map((time) => Date.parse(time ?? '')),
      }))
      .toSorted((one, other) => one.url.localeCompare(other.url)),
    categories: (await Array.fromAsync(lists.listCategories(options)))
      .flat()
      .map(({ name, url, parent, slug }) => ({ name, url, parent, slug }))
      .toSorted((one, other) => one.slug.localeCompare(other.slug)),
  })
  const found = await readAll(listByPassword(editor()))
  expect(found).toEqual(await readAll(world.connect()))
  expect(found.pages.map(({ name }) => name)).toContain(title)
  expect(found.categories).toContainEqual(
    expect.objectContaining({ name: 'Lists & more', url: expect.stringContaining('/category/lists-more/') }),
  )
})

test('a list whose last part is full ends where WordPress refuses the next one', async () => {
  const statuses: number[] = []
  const fillFirst: SendRequest = async (asked) => {
    const answer = await world.request(asked)
    statuses.push(answer.status)
    if (new URL(asked.url).searchParams.get('page') !== '1') return answer
    const [row]: object[] = JSON.parse(answer.body.toString())
    const rows = Array.from({ length: 100 }, (_, at) => ({ ...row, id: at + 1 }))
    return { ...answer, body: Buffer.from(JSON.stringify(rows)) }
  }
  const lists = listByPassword({ ...editor(), request: fillFirst })
  expect((await Array.fromAsync(lists.listPages(options))).map((rows) => rows.length)).toEqual([100, 100])
  expect(statuses).toEqual([200, 400, 200, 400])
})
