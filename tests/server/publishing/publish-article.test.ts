import { expect, test } from 'vitest'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import { makePublishingWorld, PNG } from '#tests/support/publishing/publishing-world.ts'

const lost = () => new AdapterError('unavailable', 'The answer was lost.')

test('an article that goes live gets its status, its address and the row of its page in the plan', async () => {
  const world = await makePublishingWorld()
  await world.work()
  const run = await world.publish()
  expect(run).toMatchObject({ state: 'done' })
  expect(world.site.single()).toMatchObject({
    slug: 'how-to-wax-boots',
    title: 'How to wax boots',
    state: 'live',
  })
  expect(world.site.single().html).not.toContain('<h1')
  expect(await world.readPublication()).toMatchObject({
    state: 'live',
    slug: 'how-to-wax-boots',
    url: 'https://shop.example/blog/how-to-wax-boots/',
    published_at: expect.any(Date),
  })
  expect(await world.readArticle()).toMatchObject({
    status: 'published',
    published_at: expect.any(Date),
    url: 'https://shop.example/blog/how-to-wax-boots/',
  })
})

test('an article that is uploaded for editors is no page of the plan yet', async () => {
  const world = await makePublishingWorld()
  await world.work()
  await world.publish({ state: 'draft' })
  expect(await world.readArticle()).toMatchObject({ status: 'shared', url: null })
  expect(await world.readPublication()).toMatchObject({ state: 'draft', published_at: null })
})

test('a published article stays published while a new text of it is uploaded for editors', async () => {
  const world = await makePublishingWorld()
  await world.work()
  await world.publish()
  await world.publish({ state: 'draft' })
  expect(await world.readArticle()).toMatchObject({ status: 'published' })
})

test('a later text changes the same post, at the same address, also when the title is another one', async () => {
  const world = await makePublishingWorld()
  await world.work()
  await world.publish()
  const before = world.site.single()
  await world.save(world.articleId, '# Waxing boots well\n\nWarm the leather first.\n')
  await world.publish()
  expect(world.site.single()).toMatchObject({
    id: before.id,
    slug: 'how-to-wax-boots',
    title: 'Waxing boots well',
    html: expect.stringContaining('Warm the leather'),
    publishedAt: expect.any(Date),
  })
})

test('another address is used when it is asked for, and stays', async () => {
  const world = await makePublishingWorld()
  await world.work()
  await world.publish()
  await world.publish({ slug: 'boot-wax' })
  expect(world.site.single().slug).toBe('boot-wax')
  await world.publish()
  expect(world.site.single().slug).toBe('boot-wax')
  expect(await world.readArticle()).toMatchObject({ url: 'https://shop.example/blog/boot-wax/' })
})

test.each(['create', 'update'] as const)(
  'a post is there once when the answer to its %s was lost',
  async (on) => {
    const world = await makePublishingWorld()
    await world.work()
    if (on === 'update') await world.publish()
    world.site.faults.push({ on, when: 'after', error: lost() })
    expect(await world.publish()).toMatchObject({ state: 'done' })
    expect(world.site.single()).toMatchObject({ slug: 'how-to-wax-boots' })
    expect(await world.readPublication()).toMatchObject({ state: 'live', error: null })
  },
)

test('a slug that another page has is refused in words, nothing is changed there, and another slug is accepted', async () => {
  const world = await makePublishingWorld()
  await world.work()
  await world.publish()
  const foreign = { ...world.site.single(), id: 'foreign', marker: '', title: 'By hand' }
  world.site.remove(world.site.single().id)
  world.site.add(foreign)
  const run = await world.publish()
  expect(run).toMatchObject({
    state: 'failed',
    reason: 'Made-up site has another page at /how-to-wax-boots.',
  })
  expect(world.site.single()).toEqual(foreign)
  expect(await world.readPublication()).toMatchObject({
    error: 'Made-up site has another page at /how-to-wax-boots.',
  })
  await world.publish({ slug: 'boot-wax' })
  expect(world.site.list().map(({ slug }) => slug)).toEqual(['how-to-wax-boots', 'boot-wax'])
  expect(await world.readPublication()).toMatchObject({ state: 'live', slug: 'boot-wax', error: null })
})

test('a post that was deleted at its site is there again, once', async () => {
  const world = await makePublishingWorld()
  await world.work()
  await world.publish()
  world.site.remove(world.site.single().id)
  await world.publish()
  expect(world.site.single()).toMatchObject({ id: '2', slug: 'how-to-wax-boots' })
})

test('at another site than before, posts with the same ids are left alone', async () => {
  const world = await makePublishingWorld()
  await world.work()
  await world.publish()
  const foreign = { ...world.site.single(), marker: '', slug: 'by-hand', title: 'By hand' }
  world.site.add(foreign)
  world.moveTo('https://other.example')
  await world.publish()
  expect(world.site.list()).toEqual([foreign, expect.objectContaining({ id: '2', slug: 'how-to-wax-boots' })])
})

test('images are copied once, and what is no image is left out', async () => {
  const world = await makePublishingWorld()
  world.files.set('https://photos.example/wax.png', { status: 200, body: PNG })
  world.files.set('https://photos.example/page.png', {
    status: 200,
    body: Buffer.from('<html>No image</html>'),
  })
  await world.save(
    world.articleId,
    '# Wax\n\nText.\n\n![Wax](https://photos.example/wax.png)\n\n![Page](https://photos.example/page.png)\n',
  )
  await world.work()
  await world.publish()
  const [image] = world.site.images
  expect(world.site.images).toHaveLength(1)
  expect(image).toMatchObject({ type: 'image/png', alt: 'Wax' })
  const { html, image: shown } = world.site.single()
  expect(html).toContain(`https://shop.example/media/${image?.fileName}`)
  expect(html).not.toContain('photos.example')
  expect(shown?.url).toBe(`https://shop.example/media/${image?.fileName}`)
  await world.publish()
  expect(world.site.images).toHaveLength(1)
  expect(world.asked).toHaveLength(2)
})

test('nothing is published while the host of an image does not answer', async () => {
  const world = await makePublishingWorld()
  world.files.set('https://photos.example/wax.png', { status: 503, body: Buffer.alloc(0) })
  await world.save(world.articleId, '# Wax\n\nText.\n\n![Wax](https://photos.example/wax.png)\n')
  await world.work()
  expect(await world.publish()).toMatchObject({
    state: 'failed',
    reason: 'photos.example does not hand out the image at the moment. Nothing was published.',
  })
  expect(world.site.list()).toEqual([])
})

test('links to articles of the plan lead to where readers find them, and to none that they cannot find', async () => {
  const world = await makePublishingWorld()
  const screen = (id: number) =>
    `https://keyloom.example/workspace/${world.own.workspaceId}/contentplan/${world.own.contentplanId}/article/${id}`
  const live = await world.addArticle('Boot care', '# Boot care\n\nText.\n')
  const unknown = await world.addArticle('Boot soles', '# Boot soles\n\nText.\n')
  await world.work()
  await world.publish({ id: live })
  await world.save(
    world.articleId,
    `# Wax\n\nRead about [care](${screen(live)}) and [soles](${screen(unknown)}).\n\nSee [them](https://other.example/a).\n`,
  )
  await world.publish()
  const { html, linksTo } = world.site.list().find(({ title }) => title === 'Wax') ?? {
    html: '',
    linksTo: [],
  }
  expect(html).toContain('<a href="https://shop.example/blog/boot-care/"')
  expect(html).toContain('and soles.')
  expect(html).toContain('href="https://other.example/a"')
  expect(linksTo).toEqual([live])
})

test('a link to a page that redirects for good leads to the page at the end, one that does for a while stays', async () => {
  const world = await makePublishingWorld()
  const { workspaceId, contentplanId } = world.own
  const pages = [
    ['https://shop.example/old', 301, 'https://shop.example/older'],
    ['https://shop.example/older', 308, 'https://shop.example/new'],
    ['https://shop.example/sale', 302, 'https://shop.example/summer'],
    ['https://shop.example/ring', 301, 'https://shop.example/ring'],
  ] as const
  for (const [url, status, to] of pages)
    await world.look(`insert into pages (workspace_id, contentplan_id, url, status_code, redirects_to)
      values (${workspaceId}, ${contentplanId}, '${url}', ${status}, '${to}')`)
  await world.save(
    world.articleId,
    '# Wax\n\nRead [old](https://shop.example/old), [sale](https://shop.example/sale), [ring](https://shop.example/ring).\n',
  )
  await world.work()
  await world.publish()
  const { html } = world.site.single()
  for (const end of ['new', 'sale', 'ring']) expect(html).toContain(`href="https://shop.example/${end}"`)
  expect(html).not.toContain('old"')
})

test('an article at several systems tells search engines the main one, or the one where it was first', async () => {
  const world = await makePublishingWorld()
  const { workspaceId, contentplanId } = world.own
  await world.look(`insert into publications (workspace_id, contentplan_id, article_id, target, place, marker, state, slug,
      remote_id, url, asked_at, text_version, published_at)
    values (${workspaceId}, ${contentplanId}, ${world.articleId}, 'autoblog', 'autoblog', 'keyloom-x', 'live', 'wax', '1',
      'https://blog.example/wax/', now(), 1, now() - interval '1 day')`)
  await world.work()
  await world.publish()
  expect(world.site.single()).toMatchObject({ canonical: 'https://blog.example/wax/' })
  await world.look(`update contentplans set main_cms_integration = 'custom-cms' where id = ${contentplanId}`)
  await world.publish()
  expect(world.site.single()).toMatchObject({ canonical: null })
})

test('an article without a final draft is not published', async () => {
  const world = await makePublishingWorld()
  await world.save(world.articleId, '')
  await world.work()
  expect(await world.publish()).toMatchObject({
    state: 'failed',
    reason: 'This article has no final draft yet. Write it first.',
  })
})

test('an article that a system accepts and shows later becomes a page of the plan when it is shown', async () => {
  const world = await makePublishingWorld()
  await world.work()
  world.site.shows.isLate = true
  expect(await world.publish()).toMatchObject({
    state: 'done',
    reason: 'Custom CMS has accepted the article and shows it in a while.',
  })
  expect(await world.readPublication()).toMatchObject({ state: 'pending' })
  expect(await world.readArticle()).toMatchObject({ status: 'shared', url: null })
  await world.lookAgain()
  await expect.poll(() => world.readAwaiting()).toMatchObject({ state: 'waiting' })
  expect(await world.readPublication()).toMatchObject({ state: 'pending' })
  world.site.shows.isLate = false
  await world.lookAgain()
  await expect.poll(() => world.readPublication()).toMatchObject({ state: 'live' })
  expect(await world.readArticle()).toMatchObject({
    status: 'published',
    url: 'https://shop.example/blog/how-to-wax-boots/',
  })
})

test('an article that is not shown within a day is reported, and is not awaited any more', async () => {
  const world = await makePublishingWorld()
  await world.work()
  world.site.shows.isLate = true
  await world.publish()
  await world.look(`update publications set updated_at = now() - interval '25 hours'`)
  await world.lookAgain()
  await expect
    .poll(() => world.readPublication())
    .toMatchObject({
      state: 'pending',
      error:
        'Custom CMS accepted the article and does not show it. Please look at it there, or publish it again.',
    })
  await expect.poll(() => world.readAwaiting()).toMatchObject({ state: 'done' })
})
