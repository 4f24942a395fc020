import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeTexts } from './merge-texts.ts'
import { listOverlaps, writeMerged, type Segment } from './segments.ts'
import { writeChoices } from './write-choices.ts'

const BASE = '# Boots\n\nWarm boots for snow.\n\nDry socks matter too.\n\nThe end.\n'

test.each<[string, { mine: string; theirs: string; merged: string }]>([
  [
    'each changed another paragraph',
    {
      mine: BASE.replace('Warm', 'Very warm'),
      theirs: BASE.replace('The end.', 'Good night.'),
      merged: BASE.replace('Warm', 'Very warm').replace('The end.', 'Good night.'),
    },
  ],
  [
    'each changed other words of one paragraph',
    {
      mine: BASE.replace('Warm boots', 'Light boots'),
      theirs: BASE.replace('for snow', 'for ice'),
      merged: BASE.replace('Warm boots for snow', 'Light boots for ice'),
    },
  ],
  [
    'one took a paragraph out, the other wrote at the end',
    {
      mine: BASE.replace('Dry socks matter too.\n\n', ''),
      theirs: `${BASE}More.\n`,
      merged: `${BASE.replace('Dry socks matter too.\n\n', '')}More.\n`,
    },
  ],
  [
    'both made the same change',
    {
      mine: BASE.replace('snow', 'ice'),
      theirs: BASE.replace('snow', 'ice'),
      merged: BASE.replace('snow', 'ice'),
    },
  ],
  ['only one changed anything', { mine: BASE, theirs: `New.\n${BASE}`, merged: `New.\n${BASE}` }],
  ['one emptied the text, the other left it', { mine: '', theirs: BASE, merged: '' }],
])('without an overlap the merged text has both changes: %s', (_, { mine, theirs, merged }) => {
  const segments = mergeTexts({ base: BASE, mine, theirs })
  expect([listOverlaps(segments), writeMerged(segments, [])]).toEqual([[], merged])
})

test('where both changed the same words, each overlap becomes what is chosen for it', () => {
  const mine = BASE.replace('snow', 'ice').replace('The end.', 'My end.')
  const theirs = BASE.replace('snow', 'rain').replace('The end.', 'Their end.')
  const segments = mergeTexts({ base: BASE, mine, theirs })
  const overlaps = listOverlaps(segments)
  expect(overlaps).toMatchObject([
    {
      before: 'Warm boots for snow.\n\n',
      mine: 'Warm boots for ice.\n\n',
      theirs: 'Warm boots for rain.\n\n',
    },
    { mine: 'My end.\n', theirs: 'Their end.\n' },
  ])
  expect(
    writeMerged(
      segments,
      overlaps.map((overlap) => overlap.mine),
    ),
  ).toBe(mine)
  expect(writeMerged(segments, [overlaps[0]?.mine ?? '', overlaps[1]?.theirs ?? ''])).toBe(
    BASE.replace('snow', 'ice').replace('The end.', 'Their end.'),
  )
})

test.each<[string, readonly ('mine' | 'theirs' | 'both' | null)[], string | null]>([
  ['nothing chosen yet', [], null],
  ['one of two', ['mine', null], null],
  ['all mine', ['mine', 'mine'], 'A\n\nmine 1\n\nB\n\nmine 2'],
  ['all theirs', ['theirs', 'theirs'], 'A\n\ntheirs 1\n\nB\n\ntheirs 2'],
  ['both', ['theirs', 'both'], 'A\n\ntheirs 1\n\nB\n\nmine 2\n\ntheirs 2'],
  ['both in the middle', ['both', 'mine'], 'A\n\nmine 1\n\ntheirs 1\n\nB\n\nmine 2'],
])('the merged text by the choices: %s', (_, choices, expected) => {
  const segments = mergeTexts({ base: writeTwo('base'), mine: writeTwo('mine'), theirs: writeTwo('theirs') })
  expect(writeChoices(segments, choices)).toBe(expected)
})

test('whatever two people typed, each of the three texts can be read from the segments', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'c', ' ', '\n', '\n\n', 'a b', 'constructor'), { maxLength: 24 })
    .map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(text, text, text, (base, mine, theirs) => {
      const segments = mergeTexts({ base, mine, theirs })
      expect({
        base: readAs(segments, 'base'),
        mine: readAs(segments, 'mine'),
        theirs: readAs(segments, 'theirs'),
      }).toEqual({ base, mine, theirs })
    }),
    { numRuns: 2_000 },
  )
})

test('whatever lines of a text two people take out or change, each of the three texts can be read', () => {
  const change = fc.constantFrom('stays', 'stays', 'stays', 'stays', 'goes', 'changes')
  const changes = fc.array(fc.tuple(change, change), { minLength: 10, maxLength: 30 })
  fc.assert(
    fc.property(changes, (lines) => {
      const write = (who: 0 | 1) =>
        lines
          .map(
            (line, at) => ({ stays: `line ${at}\n`, goes: '', changes: `line ${at} of ${who}\n` })[line[who]],
          )
          .join('')
      const base = lines.map((_, at) => `line ${at}\n`).join('')
      const [mine, theirs] = [write(0), write(1)]
      const segments = mergeTexts({ base, mine, theirs })
      expect({
        base: readAs(segments, 'base'),
        mine: readAs(segments, 'mine'),
        theirs: readAs(segments, 'theirs'),
      }).toEqual({ base, mine, theirs })
    }),
    { numRuns: 500 },
  )
})

function writeTwo(who: string): string {
  return `A\n\n${who} 1\n\nB\n\n${who} 2`
}

/** Reads one of the three texts back from what was found. */
function readAs(segments: readonly Segment[], whose: 'base' | 'mine' | 'theirs'): string {
  const parts = segments.map((segment) => {
    if (segment.kind === 'same') return segment.text
    if (whose === 'base') return segment.before
    if (segment.kind === 'overlap') return segment[whose]
    return segment.kind === whose || segment.kind === 'both' ? segment.after : segment.before
  })
  return parts.join('')
}
