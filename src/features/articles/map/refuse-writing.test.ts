import { expect, test } from 'vitest'
import { ARTICLE_STATUSES } from '../rules.ts'
import { mapStateOf } from './places.ts'
import { refuseWriting } from './refuse-writing.ts'

const INTENTS = ['informational', 'navigational', null] as const

test.each([
  ['no status', null],
  ['briefed', null],
  ['researched', null],
  ['drafted', null],
  ['edited', null],
  ['illustrated', 'advanced'],
  ['shared', 'advanced'],
  ['reviewed', 'advanced'],
  ['published', 'published'],
] as const)(
  'a favorite of status %s is refused as %s, whatever its intent but the transactional',
  (...given) => {
    const [status, refusal] = given
    expect(INTENTS.map((intent) => refuseWriting({ status, intent }))).toEqual(INTENTS.map(() => refusal))
  },
)

test('a favorite with a transactional intent is never written with all others', () => {
  expect(ARTICLE_STATUSES.map((status) => refuseWriting({ status, intent: 'transactional' }))).not.toContain(
    null,
  )
})

test.each([
  ['no status', null, 'new idea'],
  ['briefed', null, 'in progress'],
  ['reviewed', null, 'in progress'],
  ['published', null, 'published'],
  ['no status', 'https://shop.example/', 'published'],
] as const)('on the map, a favorite of status %s with the page %s is %s', (status, url, state) => {
  expect(mapStateOf({ status, article_url: url })).toBe(state)
})
