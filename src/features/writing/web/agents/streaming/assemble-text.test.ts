import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillParts, followPiece, hasGap, loseTouch, type Piece, type Written } from './assemble-text.ts'

function follow(pieces: readonly Piece[], from: Written | null = null): Written | null {
  return pieces.reduce<Written | null>(followPiece, from)
}

/** `[part, at, text]` of run 7. */
type Short = readonly [number, number, string]

function ofRun(runId: number, pieces: readonly Short[]): Piece[] {
  return pieces.map(([part, at, text]) => ({ runId, part, at, text }))
}

/** What is there, part by part; `…` where words are missing. */
function show(written: Written | null): string[] {
  return (written?.parts ?? []).map(({ part, stretches }) => {
    let end = 0
    const shown = stretches.map(({ at, text }) => {
      const missing = at > end ? '…' : ''
      end = at + text.length
      return missing + text
    })
    return `${part}: ${shown.join('')}`
  })
}

test.each<[string, readonly Short[], string[], boolean]>([
  [
    'pieces in order are joined',
    [
      [0, 0, 'Warm '],
      [0, 5, 'boots'],
    ],
    ['0: Warm boots'],
    false,
  ],
  [
    'a new part begins beside the last one',
    [
      [0, 0, 'One'],
      [1, 0, 'Two'],
    ],
    ['0: One', '1: Two'],
    false,
  ],
  [
    'a part that begins anew replaces itself alone',
    [
      [0, 0, 'One'],
      [1, 0, 'Two'],
      [1, 3, ' too'],
      [1, 0, 'New'],
    ],
    ['0: One', '1: New'],
    false,
  ],
  [
    'words that never came leave a gap',
    [
      [0, 0, 'Warm '],
      [0, 11, 'for snow'],
    ],
    ['0: Warm …for snow'],
    true,
  ],
  [
    'a piece that comes late fills its gap',
    [
      [0, 0, 'Warm '],
      [0, 11, 'for snow'],
      [0, 5, 'boots '],
    ],
    ['0: Warm boots for snow'],
    false,
  ],
  ['a window that opens in the middle lacks the beginning', [[0, 5, 'boots']], ['0: …boots'], true],
  ['a window that opens in the middle lacks earlier parts', [[2, 0, 'Three']], ['2: Three'], true],
  [
    'a piece that comes twice counts once',
    [
      [0, 0, 'Warm '],
      [0, 5, 'boots'],
      [0, 5, 'boots'],
    ],
    ['0: Warm boots'],
    false,
  ],
  [
    'a piece that overlaps with the same words goes on with them',
    [
      [0, 0, 'Warm boots'],
      [0, 5, 'boots and'],
    ],
    ['0: Warm boots and'],
    false,
  ],
  [
    'a part that is written again, whose beginning was lost, replaces itself',
    [
      [0, 0, 'One'],
      [1, 0, 'Warm boots for snow'],
      [1, 6, 'shoes '],
      [1, 12, 'for rain'],
    ],
    ['0: One', '1: …shoes for rain'],
    true,
  ],
])('%s', (_name, pieces, shown, isMissing) => {
  const written = follow(ofRun(7, pieces))
  expect(show(written)).toEqual(shown)
  expect(written !== null && hasGap(written)).toBe(isMissing)
})

test('a newer run takes the place of an older one, whose late pieces change nothing', () => {
  const written = follow([
    ...ofRun(7, [
      [0, 0, 'Old'],
      [1, 0, 'Old too'],
    ]),
    ...ofRun(8, [[0, 0, 'New']]),
    ...ofRun(7, [[1, 7, ' late']]),
  ])
  expect(written?.runId).toBe(8)
  expect(show(written)).toEqual(['0: New'])
})

test('finished parts fill the gaps, and the part that grows stays as it came', () => {
  const written = follow(
    ofRun(7, [
      [1, 8, 'end'],
      [2, 0, 'Growing'],
    ]),
  )
  const parts = [
    { part: 0, text: 'First' },
    { part: 1, text: 'Whole to the end' },
  ]
  const filled = fillParts(written, { runId: 7, parts })
  expect(show(filled)).toEqual(['0: First', '1: Whole to the end', '2: Growing'])
  expect(filled?.growing).toBe(2)
  expect(filled !== null && hasGap(filled)).toBe(false)
  expect(show(fillParts(null, { runId: 7, parts }))).toEqual(['0: First', '1: Whole to the end'])
  expect(fillParts(written, { runId: 6, parts })).toBe(written)
  expect(show(fillParts(written, { runId: 8, parts }))).toEqual(['0: First', '1: Whole to the end'])
  expect(fillParts(written, { runId: 8, parts: [] })).toBe(written)
})

test('a part whose end was missed while the connection was lost is filled when the server has all of it', () => {
  const whole = { part: 0, text: 'Warm boots' }
  const begun = follow(ofRun(7, [[0, 0, 'Warm ']]))
  if (begun === null) throw new Error('nothing has come')
  const lost = loseTouch(begun)
  // The rest of part 0 never came, which the beginning of part 1 does not show.
  const after = follow(ofRun(7, [[1, 0, 'Next']]), lost)
  expect(after !== null && hasGap(after)).toBe(true)
  const later = fillParts(after, { runId: 7, parts: [whole] })
  expect(show(later)).toEqual(['0: Warm boots', '1: Next'])
  expect(later !== null && hasGap(later)).toBe(false)
  // A part that is written again from its beginning comes whole.
  const again = follow(ofRun(7, [[0, 0, 'Dry ']]), lost)
  expect(again !== null && hasGap(again)).toBe(false)
})

test('a part that is written again while the connection is lost becomes right with the finished parts, and so does the next one', () => {
  const begun = follow(ofRun(7, [[0, 0, 'Warm boots for snow']]))
  if (begun === null) throw new Error('nothing has come')
  const again = follow(ofRun(7, [[0, 4, 'shoes']]), loseTouch(begun))
  if (again === null) throw new Error('nothing has come')
  expect(show(again)).toEqual(['0: …shoes'])
  // The connection is lost again while the next part grows.
  const next = follow(ofRun(7, [[1, 0, 'Dry so']]), again)
  if (next === null) throw new Error('nothing has come')
  const first = fillParts(loseTouch(next), { runId: 7, parts: [{ part: 0, text: 'Dry shoes' }] })
  expect(show(first)).toEqual(['0: Dry shoes', '1: Dry so'])
  expect(first !== null && hasGap(first)).toBe(true)
  const second = fillParts(first, { runId: 7, parts: [{ part: 1, text: 'Dry socks' }] })
  expect(show(second)).toEqual(['0: Dry shoes', '1: Dry socks'])
  expect(second !== null && hasGap(second)).toBe(false)
})

test('however a text is cut, and in whatever order its later pieces come, all of it is there in the end', () => {
  const anyCuts = fc.uniqueArray(fc.integer({ min: 1, max: 39 }), { maxLength: 12 })
  fc.assert(
    fc.property(anyCuts, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (cuts, order) => {
      const text = 'Boots keep feet warm & dry on long walks.'.slice(0, 40)
      const places = [0, ...cuts.toSorted((one, other) => one - other), 40]
      const pieces = places.slice(0, -1).map((at, index): Short => [0, at, text.slice(at, places[index + 1])])
      const [first, ...others] = pieces
      const shuffled = others
        .map((piece) => ({ piece, rank: order.next().value }))
        .toSorted((one, other) => one.rank - other.rank)
        .map(({ piece }) => piece)
      expect(show(follow(ofRun(7, [first ?? [0, 0, ''], ...shuffled])))).toEqual([`0: ${text}`])
    }),
  )
})
