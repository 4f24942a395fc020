import { describe, expect, test } from 'vitest'
import { LANGUAGES, ONE, sampleOf } from '#tests/support/writing/score-samples.ts'
import type { MendName } from '../../contract.ts'
import { scoreText, type ScoreInput } from '../score-text.ts'
import { findMends } from './find-mends.ts'

const sample = sampleOf('en')
const BEFORE = 'Hiking boots decide how far you get. Pick a pair that fits.'
const long = (count: number) =>
  Array.from(
    { length: count },
    (_, at) => `Walk number ${'abcdefghijklmnop'.charAt(at)} went well on soft and dry ground.`,
  )

function listMends(markdown: string, given: Partial<ScoreInput> = {}) {
  const input = { ...sample, ...given, markdown }
  return [...findMends(input, scoreText(input))].filter((one) => one !== null)
}

function mend(markdown: string, name: MendName, given: Partial<ScoreInput> = {}): string | null {
  const found = listMends(markdown, given).find((one) => one.name === name)
  if (found === undefined) return null
  const { start, end, text } = found.edit
  return markdown.slice(0, start) + text + markdown.slice(end)
}

/** Each with what stands in place of the first line of the sample, before and after. */
const CASES: [string, MendName, string, string][] = [
  [
    'a citation of no card',
    'drop citation',
    `${BEFORE} Rain comes [[9]](https://x.example/ "E9").`,
    `${BEFORE} Rain comes.`,
  ],
  [
    'a citation that leads elsewhere',
    'drop citation',
    `${BEFORE} Rain comes. [[1]](https://own.example/ "E1")`,
    `${BEFORE} Rain comes.`,
  ],
  [
    'a marker that is no link',
    'drop citation',
    `${BEFORE} Rain comes [[E1]] soon.`,
    `${BEFORE} Rain comes soon.`,
  ],
  [
    'a link to an unknown page',
    'drop link',
    `${BEFORE} See [this *guide*](https://x.example/ "t").`,
    `${BEFORE} See this *guide*.`,
  ],
  [
    'an address to an unknown page',
    'drop link',
    `${BEFORE} See https://x.example/a, too.`,
    `${BEFORE} See, too.`,
  ],
  [
    'an image from an unknown page',
    'drop link',
    `${BEFORE}\n\n![Rain](https://x.example/a.png)\n\nIt rains.`,
    `${BEFORE}\n\nIt rains.`,
  ],
  [
    'a heading without a text',
    'drop heading',
    `${BEFORE}\n\n## Rain\n\n## Sun\n\nIt shines.`,
    `${BEFORE}\n\n## Sun\n\nIt shines.`,
  ],
  [
    'a sentence that stands there twice',
    'drop sentence',
    `${BEFORE} A wet day ends in a dry hut. It rains. A wet day ends in a dry hut.`,
    `${BEFORE} A wet day ends in a dry hut. It rains.`,
  ],
  [
    'a sentence with an uncited number',
    'drop sentence',
    `${BEFORE} It rained on 40 days. Rain is wet.`,
    `${BEFORE} Rain is wet.`,
  ],
  [
    'a heading two levels below the one above',
    'set level',
    `${BEFORE}\n\n## Rain\n\nWet.\n\n#### Snow #\n\nCold.\n\n##### Ice\n\nHard.`,
    `${BEFORE}\n\n## Rain\n\nWet.\n\n### Snow #\n\nCold.\n\n#### Ice\n\nHard.`,
  ],
  [
    'a second title',
    'set level',
    `# Boots\n\n${BEFORE}\n\nRain\n===\n\nWet.`,
    `# Boots\n\n${BEFORE}\n\nRain\n---\n\nWet.`,
  ],
  [
    'a paragraph of too many words',
    'split paragraph',
    `${BEFORE}\n\n${long(15).join(' ')}`,
    `${BEFORE}\n\n${long(15).slice(0, 8).join(' ')}\n\n${long(15).slice(8).join(' ')}`,
  ],
]

describe('A change by code', () => {
  test.each(CASES)('mends %s', (_, name, before, after) => {
    const given = sample.markdown.replace(BEFORE, before)
    const wanted = sample.markdown.replace(BEFORE, after)
    expect(mend(given, name)).toBe(wanted)
    const [then, now] = [given, wanted].map((markdown) => scoreText({ ...sample, markdown }))
    expect(now?.score).toBeGreaterThanOrEqual(then?.score ?? 101)
    // The same place needs it no more.
    expect(mend(wanted, name)).toBeNull()
  })

  test('puts the main keyword into the first heading when no heading has it', () => {
    const markdown = sample.markdown.replaceAll('## How should hiking boots fit?', '## How should they fit?')
    expect(mend(markdown, 'add keyword')).toBe(
      markdown.replace('## How should they', '## Hiking boots: How should they'),
    )
    expect(mend(sample.markdown, 'add keyword')).toBeNull()
  })

  test('takes the citation of a struck card out, and the sentence stays', () => {
    const given = { struck: ['E1'] }
    expect(mend(sample.markdown, 'drop citation', given)).toBe(sample.markdown.replace(` ${ONE}`, ''))
  })

  test.each([
    [
      'that would lower the score',
      `${sample.markdown.slice(0, sample.markdown.indexOf('- A waterproof'))}\n`,
      'drop heading',
    ],
    [
      'of a heading in a quote',
      sample.markdown.replace(BEFORE, `${BEFORE}\n\n> ## Rain\n\nWet.`),
      'drop heading',
    ],
    [
      'of one endless sentence',
      sample.markdown.replace(BEFORE, `${'boots and '.repeat(80)}boots.`),
      'split paragraph',
    ],
    [
      'of a short sentence and an endless one',
      sample.markdown.replace(BEFORE, `Rain is wet. ${'boots and '.repeat(80)}boots.`),
      'split paragraph',
    ],
    [
      'of a paragraph in a list',
      sample.markdown.replace(BEFORE, `${BEFORE}\n\n- One.\n\n  ${long(15).join(' ')}`),
      'split paragraph',
    ],
  ] as const)('is not offered: one %s', (_, markdown, name) => {
    expect(mend(markdown, name)).toBeNull()
  })

  test.each(LANGUAGES)(
    'never lowers the score in %s, and the last one leaves nothing to mend',
    (language) => {
      const { markdown, ...input } = sampleOf(language)
      let text = `${markdown}\n\n#### Extra\n\n## Empty\n\n${markdown}\n\n[x](https://x.example/) [[7]](https://x.example/ "E77")\n`
      let { score, gates } = scoreText({ ...input, markdown: text })
      for (let round = 0; round < 40; round++) {
        const before = scoreText({ ...input, markdown: text })
        const first = findMends({ ...input, markdown: text }, before).find((one) => one !== null)
        if (first === undefined) break
        const { start, end, text: instead } = first.edit
        text = text.slice(0, start) + instead + text.slice(end)
        const after = scoreText({ ...input, markdown: text })
        expect([first.name, after.score]).toEqual([first.name, first.score])
        expect(after.score).toBeGreaterThanOrEqual(score)
        ;({ score, gates } = after)
      }
      expect(gates).toEqual([])
      expect(listMends(text, input)).toEqual([])
    },
  )
})
