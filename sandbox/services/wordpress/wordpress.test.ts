import { describe, expect, test } from 'vitest'
import { createNotes } from '../../stage/notes.ts'
import { createStage } from '../../stage/stage.ts'
import { cleanHtml } from './clean-html.ts'
import { findKeywords } from './find-keywords.ts'
import { createWordpress } from './index.ts'

const stage = createStage({ seed: 1, size: 1, realNow: () => Date.parse('2026-04-20T20:00:00Z') })
const world = stage.world()

describe('the keywords of a published article', () => {
  test.each([
    ['How to clean tents', 'x', 'how to clean tents'],
    ['Best tents: our picks', 'x', 'best tents'],
    ['A long walk with friends', 'how-to-store-tents', 'how to store tents'],
    ['Repairing tents in the rain with tape', 'x', 'how to repair tents'],
    ['Bread of the day', 'bread-of-the-day', 'bread of the day'],
  ])('%s (%s) is found by %s', (title, slug, keyword) => {
    expect(findKeywords(world, { title, slug })).toContain(keyword)
  })
})

test('an article has search data from the day on which it was first live', () => {
  const wordpress = createWordpress(stage, createNotes(1))
  const put = (status: string) =>
    wordpress.answer({
      method: 'PUT',
      url: new URL('https://trailhouse.example/wp-json/keyloom/v1/articles/keyloom-1'),
      headers: { 'x-connector-key': wordpress.keys.keyOf('trailhouse.example') },
      body: JSON.stringify({ title: 'How to clean boats', html: '<p>Text</p>', status }),
      bytes: Buffer.from(''),
      fault: null,
      signal: new AbortController().signal,
    })
  expect(put('draft')).toMatchObject({ status: 201 })
  expect(stage.world().published).toEqual([])
  expect(put('publish')).toMatchObject({ status: 200 })
  const first = stage.today()
  stage.clock.advance(5 * 86_400_000)
  put('publish')
  expect(stage.world().published).toMatchObject([
    { url: 'https://trailhouse.example/blog/how-to-clean-boats', day: first },
  ])
})

describe('HTML at the made-up WordPress', () => {
  test.each([
    ['<p class="lead">A <strong>bold</strong> text</p>', '<p class="lead">A <strong>bold</strong> text</p>'],
    ['<p onclick="x()">A</p>', '<p>A</p>'],
    ['<center><p>A</p></center>', '<p>A</p>'],
    ['<a href="java\tscript:x()">A</a>', '<a>A</a>'],
    ['<a href="/tents?a=b#c">A</a>', '<a href="/tents?a=b#c">A</a>'],
    ['<!-- wp:html --><script>x()</script>A', 'A'],
  ])('%s is stored as %s', (html, stored) => {
    expect(cleanHtml(html)).toBe(stored)
  })
})
