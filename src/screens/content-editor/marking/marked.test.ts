import { expect, test } from 'vitest'
import type { ArticleStatus } from '#features/articles/rules.ts'
import { askBefore, describeMarked } from './marked.ts'

const articles = (...statuses: ArticleStatus[]) =>
  statuses.map((status, id) => ({ id, title: `Article ${id}`, status, is_changed_since_review: false }))
const changed = articles('published').map((one) => ({ ...one, is_changed_since_review: true }))

test.each([
  ['reviewed', articles('edited'), 'Mark this article as reviewed?'],
  ['reviewed', articles('edited', 'illustrated'), 'Mark 2 articles as reviewed?'],
  ['published', articles('reviewed'), 'Mark this article as published?'],
  ['published', articles('reviewed', 'shared'), 'Mark 2 articles as published?'],
  ['published', articles('edited'), 'You have not reviewed this'],
  ['published', articles('reviewed', 'edited'), 'You have not reviewed this'],
  ['published', changed, 'You have not reviewed this'],
] as const)('before marking as %s of %o the user is asked %j', (mark, marked, title) => {
  expect(askBefore(mark, marked).title).toBe(title)
})

test.each([
  [articles('edited'), 'Nobody has marked this article as reviewed.'],
  [articles('edited', 'illustrated'), 'None of these 2 articles is reviewed.'],
  [changed, 'An agent has changed this article since its last review.'],
  [[...changed, ...articles('published')], 'Of these 2 articles, 1 is not reviewed.'],
  [articles('edited', 'reviewed'), 'Of these 2 articles, 1 is not reviewed.'],
  [articles('edited', 'drafted', 'published'), 'Of these 3 articles, 2 are not reviewed.'],
])('publishing %o without a review says %j', (marked, sentence) => {
  expect(askBefore('published', marked).text).toContain(sentence)
})

test.each([
  [{ action: 'updateStatus', articleIds: [1], status: 'reviewed' }, 'Article marked as reviewed'],
  [{ action: 'updateStatus', articleIds: [1, 2], status: 'published' }, '2 articles marked as published'],
  [{ action: 'updatePriority', articleIds: [1], priority: 'low' }, 'Article rejected'],
  [{ action: 'updatePriority', articleIds: [1, 2], priority: 'not set' }, '2 articles brought back'],
] as const)('after %o the message is %j', (input, text) => {
  expect(describeMarked({ ...input, articleIds: [...input.articleIds] })).toBe(text)
})
