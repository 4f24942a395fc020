import { expect, test } from 'vitest'
import { describeChanged, describeFailed } from './describe-changed.ts'

const one = { named: 1, changed: 1, excluded: 0, isOn: true }
const many = { named: 3, changed: 2, excluded: 0, isOn: true }

test.each([
  ['setPageType', one, 'Page type updated successfully'],
  ['setPageType', many, 'Page types updated successfully'],
  [
    'setPageType',
    { ...many, excluded: 1 },
    'Page types updated successfully. 1 excluded page keeps its type.',
  ],
  [
    'setPageType',
    { ...many, excluded: 2 },
    'Page types updated successfully. 2 excluded pages keep their types.',
  ],
  ['exclude', one, '1 page excluded'],
  ['removeExclusion', many, 'Exclusion of 2 pages removed'],
  ['toggleFavorite', one, 'Added to favorites'],
  ['toggleFavorite', { ...one, isOn: false }, 'Removed from favorites'],
  ['toggleLock', one, 'Match locked'],
  ['toggleLock', { ...one, isOn: false }, 'Match unlocked'],
] as const)('%s of %j is called done with these words', (action, of, text) => {
  expect(describeChanged({ action }, of)).toBe(text)
})

test('a type that could not be set is said with the words of the specification', () => {
  expect(describeFailed({ action: 'setPageType' }, 1)).toBe('Error updating page type')
  expect(describeFailed({ action: 'setPageType' }, 2)).toBe('Error updating page types')
})
