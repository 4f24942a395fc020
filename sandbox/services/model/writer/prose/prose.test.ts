import { describe, expect, test } from 'vitest'
import { hasSuperlative, readNumbers } from '#features/writing/evidence/index.ts'
import { KINDS } from './prose.ts'
import { kindOf, proseOf } from './index.ts'

const LANGUAGES = ['ar', 'de', 'en', 'es', 'ja', 'sv']

describe.each(LANGUAGES)('the writer’s own sentences in %s', (language) => {
  const { kinds, leads, leadsByKind, leadEnds, conclusions, lists, terms, tables } = proseOf(language)
  const said = [
    ...KINDS.flatMap((kind) => [...kinds[kind].openings, ...kinds[kind].links, ...kinds[kind].closings]),
    ...Object.values(leadsByKind).flat(),
    ...[leads, leadEnds, conclusions, lists, terms, tables].flat(),
  ]

  test('state nothing that would need a source', () => {
    expect(said.filter((one) => readNumbers(one, language).length > 0)).toEqual([])
    expect(said.filter((one) => hasSuperlative(one, language))).toEqual([])
  })

  test('are all different, with enough of those that go with any subject for a long article', () => {
    expect(said.filter((one, place) => said.indexOf(one) !== place)).toEqual([])
    expect(Math.min(kinds.other.openings.length, kinds.other.closings.length)).toBeGreaterThan(7)
  })
})

test.each([
  ['en', 'How much do tents cost?', 'price'],
  ['en', 'Used tents', 'used'],
  ['en', 'Brush off loose dirt', 'care'],
  ['de', 'Welches Holz eignet sich?', 'material'],
  ['de', 'Standort für das Hochbeet', 'choose'],
  ['es', 'Medidas y tamaño', 'size'],
  ['ja', 'よくある失敗', 'mistakes'],
  ['ar', 'كم مرة يجب التنظيف', 'care'],
  ['sv', 'Rosor', 'other'],
])('in %s, “%s” is about %s', (language, heading, kind) => {
  expect(kindOf(heading, language)).toBe(kind)
})
