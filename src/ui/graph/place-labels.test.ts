import { expect, test } from 'vitest'
import { placeLabels, shortenLabel } from './place-labels.ts'

const SIZE = { width: 400, height: 200 }

function label(node: number, x: number, y: number, isBefore = false) {
  return { node, text: `/${node}`, x, y, isBefore, width: 50 }
}

function shown(...wanted: ReturnType<typeof label>[]): number[] {
  return placeLabels(wanted, SIZE).map(({ node }) => node)
}

test('a label that would cover one before it is left out', () => {
  expect(shown(label(1, 100, 100), label(2, 120, 108), label(3, 120, 120), label(4, 151, 100))).toEqual([
    1, 3, 4,
  ])
})

test('a label that ends at its point reaches to the left of it', () => {
  expect(shown(label(1, 100, 100), label(2, 99, 100, true), label(3, 101, 120, true))).toEqual([1, 2, 3])
  expect(shown(label(1, 100, 100, true), label(2, 60, 100))).toEqual([1])
})

test('a label that would leave the picture is left out', () => {
  expect(shown(label(1, 351, 100), label(2, 49, 100, true), label(3, 100, 7), label(4, 100, 193))).toEqual([])
  expect(shown(label(1, 350, 100), label(2, 50, 100, true), label(3, 200, 8), label(4, 200, 192))).toEqual([
    1, 2, 3, 4,
  ])
})

test('a long label keeps its end, and no letter is cut in two', () => {
  expect(shortenLabel('/boots', 6)).toBe('/boots')
  expect(shortenLabel('/winter-boots', 6)).toBe('…boots')
  expect(shortenLabel('/😀😀😀', 3)).toBe('…😀😀')
})
