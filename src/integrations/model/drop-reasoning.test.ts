import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dropReasoning } from './drop-reasoning.ts'

function read(pieces: string[]) {
  const said: string[] = []
  const reasoning = dropReasoning((piece) => said.push(piece))
  for (const piece of pieces) reasoning.push(piece)
  return { text: reasoning.end(), said: said.join('') }
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
  expect(read([written])).toEqual({ text, said: text })
  expect(read([...written])).toEqual({ text, said: text })
  fc.assert(
    fc.property(fc.array(fc.nat(written.length), { maxLength: 6 }), (cuts) => {
      const places = [0, ...cuts.toSorted((a, b) => a - b), written.length]
      const pieces = places.slice(1).map((end, at) => written.slice(places[at], end))
      expect(read(pieces)).toEqual({ text, said: text })
    }),
    { numRuns: 50 },
  )
})

test('reasoning without an opening tag is not in the text', () => {
  expect(read(['They want boots.</think>', '\n\nBoots last.']).text).toBe('Boots last.')
})
