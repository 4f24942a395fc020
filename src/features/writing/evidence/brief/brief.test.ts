import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Brief } from '../../contract.ts'
import { readBrief, renderBrief } from '../index.ts'

const anyLine = fc
  .oneof(
    fc.string({ maxLength: 60, unit: 'grapheme' }),
    fc.constantFrom(
      '',
      ' two  spaces ',
      '- item',
      '1. first',
      '# heading #',
      '[link](https://a.example "b")',
      'line\nline',
      '> quote',
      '`code` **bold** _x_ ~~y~~ | z',
      '&amp; <b>html</b> <!-- c -->',
      'see https://a.example/x_y_z and www.b.example, me_x@c.example',
      'Slug: words',
      '[[E1]] [^1] ![i](j)',
      '===',
      '+ plus',
    ),
  )
  .map((line) => line.replaceAll(/[\0\r\u{fffd}]/gu, ''))

const anyUrl = fc.oneof(
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.constantFrom('/boots', 'https://a.example/x_(y)', 'https://a.example/a b', 'https://a.example/(', ''),
)

const anyBrief: fc.Arbitrary<Brief> = fc.record({
  title: anyLine,
  description: anyLine,
  slug: anyLine,
  angle: anyLine,
  audience: anyLine,
  words: fc.record({ least: fc.nat(), most: fc.nat() }),
  outline: fc.array(
    fc.record({
      heading: anyLine,
      points: fc.array(anyLine, { maxLength: 4 }),
      terms: fc.array(anyLine, { maxLength: 4 }),
      questions: fc.array(anyLine, { maxLength: 4 }),
      words: fc.nat(5_000),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  terms: fc.array(anyLine, { maxLength: 4 }),
  faqs: fc.array(anyLine, { maxLength: 4 }),
  links: fc.array(fc.record({ url: anyUrl, anchor: anyLine }), { maxLength: 4 }),
  gaps: fc.array(anyLine, { maxLength: 4 }),
})

describe('a brief as markdown', () => {
  test('is read back as it was written, whatever its texts are', () => {
    fc.assert(
      fc.property(anyBrief, (brief) => {
        expect(readBrief(renderBrief(brief))).toEqual(brief)
      }),
      { numRuns: 100 },
    )
  })

  test('has a section of internal links', () => {
    const [markdown] = fc
      .sample(anyBrief, { numRuns: 1, seed: 1 })
      .map((brief) =>
        renderBrief({ ...brief, links: [{ url: 'https://own.example/boots', anchor: 'winter boots' }] }),
      )
    expect(markdown).toContain('## Internal links\n\n- [winter boots](https://own.example/boots)')
  })

  test('keeps what a person changed in it', () => {
    const markdown = `# Best winter boots

- Meta description: Warm feet all winter.
- **Audience:** hikers
- Length: about 1,200 to 1,800 words

A note on the angle.

## Outline

### How warm must boots be?

Length: 300 words

- Say what the ratings mean
  - with an example

Terms: rating, lining

### Care

Write about wax.

## Internal links

- Our guide: https://own.example/guide
- [sizes](/sizes)

## FAQ

### Are boots waterproof?

Draft of an answer.
`
    expect(readBrief(markdown)).toMatchObject({
      title: 'Best winter boots',
      description: 'Warm feet all winter.',
      slug: 'best-winter-boots',
      audience: 'hikers',
      angle: 'A note on the angle.',
      words: { least: 1_200, most: 1_800 },
      outline: [
        {
          heading: 'How warm must boots be?',
          points: ['Say what the ratings mean', 'with an example'],
          terms: ['rating', 'lining'],
          words: 300,
        },
        { heading: 'Care', points: ['Write about wax.'], words: 750 },
      ],
      links: [
        { url: 'https://own.example/guide', anchor: 'Our guide' },
        { url: '/sizes', anchor: 'sizes' },
      ],
      faqs: ['Are boots waterproof?'],
    })
  })

  test.each<[name: string, markdown: string, headings: string[]]>([
    ['headings of level 2', '# Boots\n\n## Sizes\n\n- small\n\n## Care\n\n### Wax', ['Sizes', 'Care']],
    ['headings of level 1 after the first', '# Boots\n\n# Sizes\n\n# Care', ['Sizes', 'Care']],
    ['headings without a title', '### Sizes\n\n### Care', ['Sizes', 'Care']],
    ['a list below the word outline', '## Outline\n\n1. Sizes\n   - small\n2. Care', ['Sizes', 'Care']],
    ['only a list', 'Write about boots:\n\n- Sizes\n- Care', ['Sizes', 'Care']],
    [
      'German headings',
      '# Stiefel\n\n## Gliederung\n\n### Größen\n\n## Häufige Fragen\n\n- Warum?',
      ['Größen'],
    ],
    ['only a title', '# Boots', ['Boots']],
    ['only a sentence', 'Write about boots for winter.', ['Write about boots for winter.']],
  ])('is read from %s', (_, markdown, headings) => {
    expect(readBrief(markdown)?.outline.map(({ heading }) => heading)).toEqual(headings)
  })

  test.each(['', ' \n\n', '---', '<!-- nothing -->'])(
    'is not read from a text that says nothing: %j',
    (markdown) => {
      expect(readBrief(markdown)).toBeNull()
    },
  )
})
