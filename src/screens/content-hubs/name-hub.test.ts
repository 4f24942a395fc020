import { expect, test } from 'vitest'
import { nameHub } from './name-hub.ts'

test.each([
  [[], 'New Hub'],
  [['Boots'], 'New Hub'],
  [['new hub'], 'New Hub 2'],
  [['New Hub', 'New Hub 3'], 'New Hub 2'],
  [['New Hub', 'New Hub 2', 'New Hub 3'], 'New Hub 4'],
])('a hub without a name beside %j becomes %s', (taken, name) => {
  expect(nameHub(taken)).toBe(name)
})
