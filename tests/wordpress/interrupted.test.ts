import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeArticle } from '#tests/support/publishers/sample-article.ts'
import { openWordpressWorld, type WordpressWorld } from './peer/wordpress-world.ts'

const { signal } = new AbortController()
const options = { signal }
const HANG_UPS = 100
const CRASHES = 15

let world: WordpressWorld
beforeAll(async () => {
  world = await openWordpressWorld()
})
afterAll(() => world?.stop())

const countAll = async () =>
  Number((await world.peer.query(`select count(*) from wp_posts where post_type = 'post'`))[0])

/** A different moment of a call for each number: calls take about this long. */
const momentOf = (number: number, of: number, longestMs: number) => (number / of) * longestMs

test('a hundred calls that are cut off at any moment leave one post each after trying again', async () => {
  const before = await countAll()
  const begun = performance.now()
  await world.connect().create(writeArticle(), options)
  let usualMs = performance.now() - begun
  let cutOff = 0
  for (let number = 0; number < HANG_UPS; number++) {
    const article = writeArticle()
    const moment = AbortSignal.timeout(Math.round(momentOf(number, HANG_UPS, usualMs * 1.2)))
    await world
      .connect()
      .create(article, { signal: moment })
      .catch(() => cutOff++)
    const again = performance.now()
    const post = await world.connect().create(article, options)
    usualMs = Math.min(usualMs, performance.now() - again)
    expect(post).toMatchObject({ slug: article.slug, state: 'live' })
    expect(await world.countPosts(article.marker)).toBe(1)
  }
  expect(cutOff).toBeGreaterThan(HANG_UPS / 3)
  expect(await countAll()).toBe(before + HANG_UPS + 1)
})

test('a web server that is killed in the middle of a call leaves one post after trying again', async () => {
  const before = await world.peer.query(
    `select ID from wp_posts where post_type = 'post' and post_status = 'publish'`,
  )
  for (let number = 0; number < CRASHES; number++) {
    const article = writeArticle()
    const call = world
      .connect()
      .create(article, options)
      .catch(() => null)
    // The moment of the crash is what this test varies.
    await sleep(momentOf(number, CRASHES, 250))
    await world.peer.crash()
    await call
    const post = await world.connect().create(article, options)
    expect(post).toMatchObject({ slug: article.slug, state: 'live' })
    expect(await world.countPosts(article.marker)).toBe(1)
    expect((await world.read(post.url ?? '')).html).toContain(article.title)
  }
  const after = await world.peer.query(
    `select ID from wp_posts where post_type = 'post' and post_status = 'publish'`,
  )
  expect(after).toHaveLength(before.length + CRASHES)
})
