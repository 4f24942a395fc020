import { expect, test } from 'vitest'
import type { Fix } from './api.ts'
import { describeFix, describeMergeQuestion } from './describe-fix.ts'

const own = { article_id: 1, title: 'Boots' }
const other = { article_id: 2, title: 'Hikers' }
const page = { page_id: 7, url: 'https://www.shop.example/b%C3%B6ots' }
const best = { page_id: 8, url: 'https://www.shop.example/' }
const isRecommended = true
const chosen = { page, actionBefore: null, mergeWith: null, isRecommended }
const merge = { code: 'merge-clusters', overlap: 6, isRecommended } as const

test.each<[Fix, string, string]>([
  [
    { code: 'match-page', page, takenFrom: null, isRecommended },
    'Match /böots with this cluster',
    '/böots is matched with “Boots”',
  ],
  [
    { code: 'match-page', page: best, takenFrom: other, isRecommended },
    'Match / with this cluster',
    '/ is matched with “Boots”, taken from “Hikers”',
  ],
  [
    { code: 'unlock-match', page, article: own, isRecommended },
    'Unlock the match of /böots',
    'Match unlocked',
  ],
  [
    { ...merge, from: { ...other, keyword_count: 3 }, into: own },
    'Merge “Hikers” into this cluster',
    '“Hikers” is merged into “Boots”',
  ],
  [
    { ...merge, from: { ...own, keyword_count: 3 }, into: other },
    'Merge this cluster into “Hikers”',
    '“Boots” is merged into “Hikers”',
  ],
  [
    { ...chosen, code: 'merge-pages', action: 'merge', mergeWith: best },
    'Plan to merge /böots into /',
    'Merge is chosen for /böots',
  ],
  [
    { ...chosen, code: 'update-page', action: 'update' },
    'Plan to update /böots',
    'Update is chosen for /böots',
  ],
  [
    { ...chosen, code: 'follow-advice', action: 'delete' },
    'Follow the advice: Delete',
    'Delete is chosen for /böots',
  ],
  [{ ...chosen, code: 'leave', action: 'leave' }, 'Leave it as it is', 'Leave is chosen for /böots'],
])('the fix %j has the button “%s” and the message “%s”', (fix, label, done) => {
  expect(describeFix(fix, own)).toMatchObject({ label, done })
})

test('a match says which cluster loses its page', () => {
  const { help } = describeFix({ code: 'match-page', page, takenFrom: other, isRecommended }, own)
  expect(help).toContain('taken from “Hikers”, which has no page then.')
})

test('a locked match of another cluster names that cluster', () => {
  const { help } = describeFix({ code: 'unlock-match', page, article: other, isRecommended }, own)
  expect(help).toContain('locked its match with “Hikers”')
})

test.each([
  [1, '1 keyword moves'],
  [1200, '1,200 keywords move'],
])('before clusters merge, it is asked what moves: of %i', (count, text) => {
  expect(describeMergeQuestion({ from: { ...other, keyword_count: count }, into: own })).toBe(
    `“Hikers” is merged into “Boots”: ${text}, and “Hikers” is deleted with its texts. Undo brings it back with them.`,
  )
})
