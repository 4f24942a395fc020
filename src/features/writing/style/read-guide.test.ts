import { expect, test } from 'vitest'
import { findDepartures, readGuide } from './index.ts'

const NOTHING = {
  sentences: null,
  address: null,
  contractions: null,
  spelling: null,
  exclamations: null,
  emoji: null,
  avoid: [],
  names: [],
}

test.each<[guide: string, language: string, rules: object]>([
  ['', 'en', {}],
  ['Write as people speak. Be kind: always.', 'en', {}],
  [
    '- **Sentences: about 14 words, at most 30.** Median of 214.',
    'en',
    { sentences: { usual: 14, most: 30 } },
  ],
  ['**Avoid:** leverage, synergy', 'en', { avoid: ['leverage', 'synergy'] }],
  ['- **Names: A.** *“A” 3 times, never in another way.*', 'en', { names: ['A'] }],
  ['Sentence length: 15', 'en', { sentences: { usual: 15, most: null } }],
  ['Address: “du”', 'de', { address: 'du' }],
  ['* Address readers as: Sie', 'de', { address: 'Sie' }],
  ['Address: readers are not spoken to.', 'de', {}],
  ['Contractions: none.', 'en', { contractions: false }],
  ['Contractions: as it sounds best (40 %).', 'en', {}],
  [
    'Spelling: British.\nEmoji: never\nExclamation marks: no',
    'en',
    { spelling: 'British', emoji: false, exclamations: false },
  ],
  [
    '## Words to avoid\n- leverage\n- “deep dive”, synergy',
    'en',
    { avoid: ['leverage', 'deep dive', 'synergy'] },
  ],
  ['Vermeiden: Leuchtturm und Mehrwert', 'de', { avoid: ['Leuchtturm', 'Mehrwert'] }],
  ['Names: TrailHouse, Braten', 'en', { names: ['TrailHouse', 'Braten'] }],
])('of the guide “%s” in %s code can check %o', (guide, language, rules) => {
  expect(readGuide(guide, language)).toEqual({ ...NOTHING, ...rules })
})

test.each<[guide: string, language: string, text: string, problems: string[]]>([
  ['Address: du', 'de', 'Kaufe hier, wenn Sie mögen.', ['“Sie” does not address readers as “du”.']],
  ['Address: du', 'de', 'Er sagt: „Kaufen Sie hier.“ Das gilt für dich.', []],
  ['Contractions: none', 'en', "It's fine.", ["“it's” is a contraction; the style guide wants none."]],
  ['Spelling: British', 'en', 'A gray boot.', ['“gray” is not British spelling.']],
  [
    'Exclamation marks: none',
    'en',
    'Buy now!',
    ['A sentence ends with an exclamation mark; the style guide wants none.'],
  ],
  [
    'Words to avoid: deep dive',
    'en',
    'Take a deep dive here.',
    ['“deep dive” is a word that the style guide avoids.'],
  ],
  [
    'Names: TrailHouse',
    'en',
    'Buy at Trailhouse. See www.trailhouse.example.',
    ['“Trailhouse” should be written “TrailHouse”.'],
  ],
  [
    'Sentences: about 3 words, at most 5',
    'en',
    'One two three four five six.',
    ['A sentence has 6 words; the style guide wants at most 5.'],
  ],
  ['Write kindly.', 'en', 'Buy now!', []],
])('by the guide “%s”, in %s “%s” has the problems %j', (guide, language, text, problems) => {
  expect(
    findDepartures(text, { rules: readGuide(guide, language), language }).map(({ problem }) => problem),
  ).toEqual(problems)
})
