import { expect, test } from 'vitest'
import { findInitials } from './find-initials.ts'

test.each([
  ['Ada Lovelace', 'AL'],
  ['Ada', 'A'],
  ['ada maria byron', 'AB'],
  ['ada.lovelace@people.example', 'AE'],
  ['Ødegård Čapek', 'ØČ'],
  ['(Ada) "Love"', 'AL'],
  ['李 小龙', '李小'],
  ['🙂', '?'],
  ['', '?'],
])('the name "%s" is shortened to %s', (name, initials) => {
  expect(findInitials(name)).toBe(initials)
})
