import { expect, test } from 'vitest'
import { listChecks } from './list-checks.ts'

const NOTHING = {
  words: 0,
  h1: 0,
  h2: 0,
  h3: 0,
  external_links: 0,
  internal_links: 0,
  internal_links_used: 0,
}

const met = (change: object) =>
  listChecks({ ...NOTHING, ...change }).flatMap(({ name, isMet }) => (isMet ? [name] : []))
const noteOf = (change: object) => listChecks({ ...NOTHING, ...change }).at(-1)?.note

test('the word count is green from 1,000 words on, all others from one on', () => {
  expect(met({})).toEqual([])
  expect(met({ words: 999 })).toEqual([])
  expect(met({ words: 1000 })).toEqual(['Word count'])
  expect(met({ h1: 1, h2: 1, h3: 1, external_links: 1, internal_links: 1 })).toEqual([
    'H1 headings',
    'H2 headings',
    'H3 headings',
    'External links',
    'Internal links',
  ])
})

test('links that are only planned are said to be', () => {
  expect(noteOf({ internal_links: 3, internal_links_used: 1 })).toBe('planned, 1 in the draft')
  expect(noteOf({ internal_links: 3, internal_links_used: 3 })).toBeNull()
})
