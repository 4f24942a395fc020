import { expect, test } from 'vitest'
import { chooseSeeds } from './choose-seeds.ts'
import { createWordReader } from './words.ts'

test.each([
  ['tags first, then keywords', ['a', 'b'], ['c', 'd', 'e', 'f'], ['a', 'b', 'c', 'd', 'e']],
  ['three of many tags before keywords', ['a', 'b', 'c', 'd', 'e'], ['x'], ['a', 'b', 'c', 'x', 'd']],
  [
    'none twice, in whatever form',
    ['winter boots'],
    ['boots winter', 'winter boot', 'tent'],
    ['winter boots', 'tent'],
  ],
  ['the name of a hub without anything else', [], [], ['The hub']],
])('related searches are made for %s', (_, tags, keywords, expected) => {
  expect(chooseSeeds(createWordReader('de'), { name: 'The hub', tags, keywords, most: 5 })).toEqual(expected)
})
