import { expect, test } from 'vitest'
import { describeChoice } from './describe-choice.ts'

const alone = {
  page_id: 1,
  url: 'https://shop.example/boots',
  article_id: null,
  article_title: null,
  main_keyword: null,
  main_keyword_id: null,
}
const matched = {
  ...alone,
  article_id: 7,
  article_title: 'Boots',
  main_keyword: 'boots',
  main_keyword_id: 20,
}
const isKnown = true

function word(id: number, articleId: number | null, excluded = false) {
  return { id, article_id: articleId, excluded }
}

function cluster(mainKeywordId: number, pageId: number | null, isLocked = false) {
  return { title: 'Shoes', main_keyword_id: mainKeywordId, page_id: pageId, is_locked: isLocked }
}

test.each([
  ['what is not known yet', alone, { chosen: null, isKnown: false, leaves: null }, ''],
  [
    'a new keyword',
    alone,
    { chosen: null, isKnown, leaves: null },
    'It is new: it is added to the plan, in a new cluster.',
  ],
  [
    'an inactive keyword',
    matched,
    { chosen: word(1, null), isKnown, leaves: null },
    'It is inactive now. It becomes active, in the cluster “Boots”.',
  ],
  [
    'an excluded keyword',
    alone,
    { chosen: word(1, null, true), isKnown, leaves: null },
    'It is excluded now. It becomes active again, in a new cluster.',
  ],
  [
    'the main keyword itself',
    matched,
    { chosen: word(20, 7), isKnown, leaves: null },
    'It is the main keyword already.',
  ],
  [
    'another keyword of its cluster',
    matched,
    { chosen: word(21, 7), isKnown, leaves: null },
    'It is in the cluster of this page already.',
  ],
  [
    'a keyword of another cluster',
    alone,
    { chosen: word(1, 8), isKnown, leaves: cluster(2, null) },
    'It leaves the cluster “Shoes”, for a new cluster.',
  ],
  [
    'the main keyword of a cluster with a page',
    matched,
    { chosen: word(1, 8), isKnown, leaves: cluster(1, 3) },
    'It leaves the cluster “Shoes”, whose main keyword it is, for the cluster “Boots”.',
  ],
  [
    'the main keyword of a locked cluster without a page',
    alone,
    { chosen: word(1, 8), isKnown, leaves: cluster(1, null, true) },
    'It is the main keyword of the cluster “Shoes”, which has no page yet: this page becomes its page.',
  ],
])('of %s it is said what follows', (_, page, known, text) => {
  expect(describeChoice(page, known)).toEqual({ text, isRefused: false })
})

test('a keyword cannot leave a locked cluster', () => {
  const known = { chosen: word(1, 8), isKnown, leaves: cluster(2, null, true) }
  expect(describeChoice(alone, known)).toEqual({
    text: 'It is in the cluster “Shoes”, which is locked. Unlock that cluster first, or choose another keyword.',
    isRefused: true,
  })
})
