import { expect, test } from 'vitest'
import { parsePreferences } from './parse-preferences.ts'

const NO_PREFERENCES = { colorScheme: null, density: null, isNavigationNarrow: false }

test('preferences that were chosen are read back', () => {
  const chosen = { colorScheme: 'dark', density: 'compact', isNavigationNarrow: true } as const
  expect(parsePreferences(JSON.stringify(chosen))).toEqual(chosen)
})

test.each([
  null,
  '',
  'dark',
  'null',
  '[]',
  '"dark"',
  '{"colorScheme":"pink","density":4,"isNavigationNarrow":"yes"}',
])('%s in the storage counts as nothing chosen', (text) => {
  expect(parsePreferences(text)).toEqual(NO_PREFERENCES)
})

test('one invalid preference leaves the others', () => {
  expect(parsePreferences('{"colorScheme":"light","density":"huge"}')).toEqual({
    ...NO_PREFERENCES,
    colorScheme: 'light',
  })
})
