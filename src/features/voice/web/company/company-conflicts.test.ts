import { expect, test } from 'vitest'
import { findConflicts, withBases } from './company-conflicts.ts'

const SAVED = { about: 'Boots', style_guide: 'Short.', image_style_guide: '' }

test.each([
  ['nobody else has saved', SAVED, {}],
  ['somebody else has saved the text', { ...SAVED, about: 'Socks' }, { about: 'Socks' }],
  ['somebody else has saved the same text', { ...SAVED, about: 'Boots and more' }, {}],
  ['somebody else has saved another text', { ...SAVED, style_guide: 'Long.' }, {}],
])('a text that is changed here is in conflict only where others have saved it: %s', (_, saved, theirs) => {
  const typed = { about: 'Boots and more' }
  const bases = withBases({ changed: {}, bases: {}, saved: SAVED }, typed)
  expect(findConflicts({ changed: typed, bases, saved })).toEqual(theirs)
})

test('a text that is typed on stays made from what was saved when it was changed first', () => {
  const typed = { about: 'Boots and more' }
  const bases = withBases({ changed: {}, bases: {}, saved: SAVED }, typed)
  const saved = { ...SAVED, about: 'Socks' }
  expect(withBases({ changed: typed, bases, saved }, { about: 'Boots and most' })).toEqual({ about: 'Boots' })
  expect(withBases({ changed: {}, bases, saved }, { about: 'Hats' })).toEqual({ about: 'Socks' })
})
