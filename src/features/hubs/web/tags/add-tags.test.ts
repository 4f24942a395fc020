import { expect, test } from 'vitest'
import { MOST_TAGS } from '../../rules.ts'
import { addTags } from './add-tags.ts'
import { matchTags } from './match-tags.ts'

const MANY = Array.from({ length: MOST_TAGS }, (_, at) => `tag ${at}`)

test.each([
  [[], 'Hiking Boots', ['hiking boots'], null],
  [['boots'], 'tents, Stoves|maps\nlamps', ['boots', 'tents', 'stoves', 'maps', 'lamps'], null],
  [['boots'], ' BOOTS ', ['boots'], null],
  [['boots'], '   ', ['boots'], null],
  [['boots'], '!?', ['boots'], 'A seed keyword needs a letter or a digit.'],
  [MANY, 'one more', MANY, 'A hub can have up to 200 seed keywords.'],
  [MANY, 'tag 7', MANY, null],
])('%j and the typed text %j become %j', (tags, text, all, problem) => {
  expect(addTags(tags, text)).toEqual({ tags: all, problem })
})

test.each([
  [[], null],
  [['boots'], 'boots'],
  [['c++', 'node.js', '24/7 (gym)'], String.raw`c\+\+|node\.js|24/7 \(gym\)`],
  [['x'.repeat(201)], null],
  [MANY, null],
])('keywords of the tags %j are found by %j', (tags, pattern) => {
  expect(matchTags(tags)).toBe(pattern)
})
