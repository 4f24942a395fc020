import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findDifferences, type Part } from './find-differences.ts'

test('a changed word is marked inside its line, and a new line as a whole', () => {
  expect(findDifferences('Warm boots for snow.\n\nEnd.\n', 'Warm boots for ice.\n\nEnd.\nMore.\n')).toEqual([
    { kind: 'same', text: 'Warm boots for ' },
    { kind: 'removed', text: 'snow' },
    { kind: 'added', text: 'ice' },
    { kind: 'same', text: '.\n\nEnd.\n' },
    { kind: 'added', text: 'More.\n' },
  ])
})

test('a line with hardly a word in common is compared as a whole', () => {
  expect(findDifferences('Warm boots for snow\n', 'Dry socks matter for ice\n')).toEqual([
    { kind: 'removed', text: 'Warm boots for snow\n' },
    { kind: 'added', text: 'Dry socks matter for ice\n' },
  ])
})

test('equal texts have no differences', () => {
  expect([findDifferences('a\n', 'a\n'), findDifferences('', '')]).toEqual([
    [{ kind: 'same', text: 'a\n' }],
    [],
  ])
})

test('without what was added the parts are the text before, without what was removed the one after', () => {
  const text = fc
    .array(fc.constantFrom('boots ', 'socks', ' ', '\n', '\n\n', 'ä', '👟'), { maxLength: 40 })
    .map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = findDifferences(before, after) ?? []
      expect([without(parts, 'added'), without(parts, 'removed')]).toEqual([before, after])
    }),
  )
})

test('two long texts with nothing in common are given up soon', () => {
  const began = performance.now()
  findDifferences(writeLong('boots'), writeLong('socks'))
  expect(performance.now() - began).toBeLessThan(12_000)
})

function writeLong(word: string): string {
  return Array.from({ length: 30_000 }, (_, line) => `${word} ${line}`).join('\n')
}

function without(parts: readonly Part[], kind: Part['kind']): string {
  return parts
    .filter((part) => part.kind !== kind)
    .map(({ text }) => text)
    .join('')
}
