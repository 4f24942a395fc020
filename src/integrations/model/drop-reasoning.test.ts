import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dropReasoning } from './drop-reasoning.ts'

/** As readers see it, who drop what they have read when a piece begins the text once more. */
function read(pieces: string[], { beginsInside = false } = {}) {
  let said = ''
  const seen: string[] = []
  const reasoning = dropReasoning({
    beginsInside,
    onPiece: (piece, at) => seen.push((said = said.slice(0, at) + piece)),
  })
  for (const piece of pieces) reasoning.push(piece)
  return { text: reasoning.end().text, said, seen }
}

const CASES: [written: string, text: string][] = [
  ['Boots last.', 'Boots last.'],
  ['<think>Hm.</think>\n\nBoots last.', 'Boots last.'],
  ['<thinking>\nHm.\n</thinking>Boots last.', 'Boots last.'],
  ['<THINK >Hm.</Think >Boots last.', 'Boots last.'],
  ['Boots <think>a</think>last<think>b</think>.', 'Boots last.'],
  ['Boots last. <think>And so', 'Boots last. '],
  ['<think>It never ends', ''],
  ['<think></think>Boots', 'Boots'],
  ['<think>if a < b </thin k></think>Boots', 'Boots'],
  ['Boots < shoes, <thin soles>, </th>', 'Boots < shoes, <thin soles>, </th>'],
  ['Write `<think>` in the prompt.', 'Write `<think>` in the prompt.'],
  ['Boots last <thi', 'Boots last <thi'],
]

test.each(CASES)('of %j a reader sees %j, whole and in pieces', (written, text) => {
  expect(read([written])).toMatchObject({ text, said: text })
  expect(read([...written])).toMatchObject({ text, said: text })
  expect(read([...written], { beginsInside: true })).toMatchObject({ text, said: text })
  fc.assert(
    fc.property(fc.array(fc.nat(written.length), { maxLength: 6 }), (cuts) => {
      const places = [0, ...cuts.toSorted((a, b) => a - b), written.length]
      const pieces = places.slice(1).map((end, at) => written.slice(places[at], end))
      expect(read(pieces)).toMatchObject({ text, said: text })
    }),
    { numRuns: 50 },
  )
})

const UNOPENED = ['They want ', 'boots.</think>', '\n\nBoots', ' last.']

test('reasoning without an opening tag is taken back when it ends', () => {
  expect(read(UNOPENED)).toEqual({
    text: 'Boots last.',
    said: 'Boots last.',
    seen: ['They want ', 'They want boots.', 'Boots', 'Boots last.'],
  })
})

test('reasoning without an opening tag is never shown where it is expected, and a text without any is whole', () => {
  expect(read(UNOPENED, { beginsInside: true }).seen).toEqual(['Boots', 'Boots last.'])
  expect(read(['Boots', ' last.'], { beginsInside: true })).toMatchObject({
    text: 'Boots last.',
    seen: ['Boots last.'],
  })
})
