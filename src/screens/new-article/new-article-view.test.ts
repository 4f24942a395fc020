import { expect, test } from 'vitest'
import { readNewArticleView, writeNewArticleView } from './new-article-view.ts'

const FIRST = { mode: 'keyword', keyword: '', hubId: null }

test.each([
  ['nothing', {}, FIRST],
  ['the prompt', { mode: 'prompt' }, { ...FIRST, mode: 'prompt' }],
  ['a keyword', { q: ' wool socks ' }, { ...FIRST, keyword: 'wool socks' }],
  ['a keyword that is a number', { q: 2031 }, { ...FIRST, keyword: '2031' }],
  ['a keyword of a hub', { q: 'socks', hub: '12' }, { ...FIRST, keyword: 'socks', hubId: 12 }],
  ['parts that mean nothing', { mode: 'x', q: [1], hub: '-1' }, FIRST],
  ['a keyword that is too long for a title', { q: 'a'.repeat(600) }, { ...FIRST, keyword: 'a'.repeat(500) }],
])('an address with %s is read', (_name, search, view) => {
  expect(readNewArticleView(search)).toEqual(view)
})

test.each([
  ['the first view', {}, {}],
  ['the prompt', { mode: 'prompt' }, { mode: 'prompt' }],
  ['a keyword of a hub', { q: 'socks', hub: '12' }, { q: 'socks', hub: '12' }],
  ['a hub without a keyword', { hub: '12' }, {}],
])('%s is written without what is usual', (_name, search, written) => {
  expect(JSON.parse(JSON.stringify(writeNewArticleView(readNewArticleView(search))))).toEqual(written)
})
