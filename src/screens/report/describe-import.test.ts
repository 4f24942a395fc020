import { expect, test } from 'vitest'
import { isFirstImport } from './describe-import.ts'

const run = (state: 'running' | 'failed') => ({ id: 1, state, reason: null, trouble: null })

test('only an import that runs and has never ended is the first one', () => {
  const ended = '2031-05-06T07:08:09Z'
  expect(isFirstImport({ run: run('running'), import_ended: null })).toBe(true)
  expect(isFirstImport({ run: run('running'), import_ended: ended })).toBe(false)
  expect(isFirstImport({ run: run('failed'), import_ended: null })).toBe(false)
  expect(isFirstImport({ run: null, import_ended: null })).toBe(false)
})
