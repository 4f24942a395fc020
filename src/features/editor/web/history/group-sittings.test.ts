import { expect, test } from 'vitest'
import type { TextRevision } from '../api.ts'
import { groupSittings } from './group-sittings.ts'

/** "Ada 10:05 120": who saved when, and how many words; with "<3" it brought back version 3. */
function listOf(...lines: string[]): TextRevision[] {
  return lines.map((line, at) => {
    const [author, time, words, from] = line.split(' ')
    return {
      version: lines.length - at,
      saved_at: `2026-11-20T${time}:00Z`,
      saved_by: author === 'nobody' ? null : (author ?? ''),
      size: 1,
      word_count: Number(words),
      restored_from: from === undefined ? null : Number(from.slice(1)),
    }
  })
}

test.each<[string, string[], string[]]>([
  ['one author without a pause', ['Ada 10:09 30', 'Ada 10:05 20', 'Ada 10:00 10'], ['Ada 3 of +30']],
  ['a pause of ten minutes', ['Ada 10:10 30', 'Ada 10:00 10'], ['Ada 1 of +20', 'Ada 1 of +10']],
  ['a pause just below ten minutes', ['Ada 10:09 30', 'Ada 10:00 10'], ['Ada 2 of +30']],
  [
    'a long sitting without a long pause',
    ['Ada 10:24 4', 'Ada 10:16 3', 'Ada 10:08 2', 'Ada 10:00 1'],
    ['Ada 4 of +4'],
  ],
  [
    'two authors in turn',
    ['Ada 10:03 40', 'Bob 10:02 35', 'Ada 10:01 50'],
    ['Ada 1 of +5', 'Bob 1 of -15', 'Ada 1 of +50'],
  ],
  [
    'a version that was brought back',
    ['Ada 10:03 11', 'Ada 10:02 10 <1', 'Ada 10:01 50', 'Ada 10:00 10'],
    ['Ada 1 of +1', 'Ada 1 of -40', 'Ada 2 of +50'],
  ],
  ['saves of no user', ['nobody 10:01 2', 'nobody 10:00 1'], ['nobody 2 of +2']],
  ['nothing', [], []],
])('versions become sittings: %s', (_, lines, expected) => {
  const sittings = groupSittings(listOf(...lines), true)
  expect(
    sittings.map(
      ({ author, saves, wordsMore }) =>
        `${author ?? 'nobody'} ${saves.length} of ${(wordsMore ?? 0) < 0 ? '' : '+'}${wordsMore}`,
    ),
  ).toEqual(expected)
})

test('how many words the last loaded version has more is not known before the one before it is loaded', () => {
  const [first, second] = groupSittings(listOf('Ada 11:00 30', 'Ada 10:00 10'), false)
  expect([first?.wordsMore, second?.wordsMore, second?.saves[0]?.wordsMore]).toEqual([20, null, null])
})
