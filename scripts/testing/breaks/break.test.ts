import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../../run-tool.ts'
import { listTestFiles } from '../find-parts.ts'
import { applyBreak, type Break } from './break.ts'
import { breaks } from './index.ts'

const example: Break = {
  name: 'Sums are wrong.',
  file: 'src/sum.ts',
  find: 'a + b',
  replace: '$& - b',
  run: ['sum'],
}

describe('applying a break', () => {
  test('a break replaces its text exactly as written', () => {
    expect(applyBreak('return a + b\n', example)).toBe('return $& - b\n')
  })

  test.each([
    ['nowhere', 'return b + a', /has 0 places in src\/sum\.ts/],
    ['twice', 'a + b, a + b', /has 2 places/],
  ])('a break whose text occurs %s in the file is refused', (_where, text, reason) => {
    expect(() => applyBreak(text, example)).toThrow(reason)
  })

  test('a break that changes nothing is refused', () => {
    expect(() => applyBreak('a + b', { ...example, replace: 'a + b' })).toThrow(/changes nothing/)
  })
})

describe('the list of breaks fits the product', () => {
  const files = listTestFiles({ isFull: false })

  test('there are at least thirty breaks, each with a unique name', () => {
    expect(breaks.length).toBeGreaterThanOrEqual(30)
    expect(new Set(breaks.map(({ name }) => name)).size).toBe(breaks.length)
  })

  test.each(breaks)('the text to replace and the tests of the break “$name” exist', (one) => {
    const path = join(ROOT, one.file)
    expect(existsSync(path)).toBe(true)
    expect(applyBreak(readFileSync(path, 'utf8'), one)).not.toBe('')
    const missing = one.run.filter((filter) => !files.some((known) => known.path.includes(filter)))
    expect(missing).toEqual([])
  })
})
