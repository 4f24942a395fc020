import { expect, test } from 'vitest'
import { findReadVersion } from './find-read-version.ts'

const version = (number: number, isUpdated: boolean) => ({
  base: { version: number, text: '', saved_by: null, saved_at: null },
  isUpdated,
})

test.each([
  ['nothing was typed', version(3, false), version(3, false), 3],
  ['what was typed is saved', version(3, false), version(4, false), 4],
  ['it came from another window before it was read', version(3, true), version(3, true), 3],
  ['an agent has saved another one while it was saved', version(3, false), version(5, true), null],
  ['another one came after the one that came before', version(3, true), version(4, true), null],
])('when %s, what was read is known', (_when, before, after, read) => {
  expect(findReadVersion(before, after)).toBe(read)
})
