import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findPlace } from './find-place.ts'
import type { Block } from './block.ts'
import { readMarkdown } from './read-markdown.ts'
import { measureProcessorTime } from '#tests/support/processor-time.ts'

const ARTICLE = `# Best boots

Lead with **bold**, _soft_ and \`code\` &amp; more.

## How to choose

Boots cost [$120](https://shop.example/boots "Shop") on average [[1]](https://source.example/a "E3"), says
a test [[E12]][[E4]]. Read https://bare.example/x, too.

- First item with ![alt text](https://img.example/a.png)
- Second item
  with a tail

> A quote
> in two lines

| Name | Price |
| --- | --- |
| Boot | 5 [[2]](https://source.example/b "E4") |

### Detail

[See this][ref] and <https://auto.example>.

[ref]: https://reference.example/page 'Title'

<div><a href="https://html.example">In HTML</a></div>

## Questions

\`\`\`js
const a = 1
\`\`\`
`

describe('A markdown text', () => {
  it('is read as blocks with their texts, kinds, levels and sections', () => {
    const rows = readMarkdown(ARTICLE).map(({ kind, level, section, text }) => [kind, level, section, text])
    expect(rows).toEqual([
      ['heading', 1, -1, 'Best boots'],
      ['paragraph', 0, -1, 'Lead with bold, soft and code & more.'],
      ['heading', 2, 0, 'How to choose'],
      ['paragraph', 0, 0, 'Boots cost $120 on average, says a test. Read https://bare.example/x, too.'],
      ['item', 0, 0, 'First item with'],
      ['item', 0, 0, 'Second item with a tail'],
      ['quote', 0, 0, 'A quote in two lines'],
      ['cell', 0, 0, 'Name'],
      ['cell', 0, 0, 'Price'],
      ['cell', 0, 0, 'Boot'],
      ['cell', 0, 0, '5'],
      ['heading', 3, 0, 'Detail'],
      ['paragraph', 0, 0, 'See this and https://auto.example.'],
      ['html', 0, 0, 'In HTML'],
      ['heading', 2, 1, 'Questions'],
      ['code', 0, 1, 'const a = 1'],
    ])
  })

  it('lists all links and images with their places', () => {
    const links = readMarkdown(ARTICLE).flatMap((block) => block.links)
    expect(links.map(({ url, title, text, isImage }) => [url, title, text, isImage])).toEqual([
      ['https://shop.example/boots', 'Shop', '$120', false],
      ['https://source.example/a', 'E3', '[1]', false],
      ['https://bare.example/x', null, 'https://bare.example/x', false],
      ['https://img.example/a.png', null, 'alt text', true],
      ['https://source.example/b', 'E4', '[2]', false],
      ['https://reference.example/page', 'Title', 'See this', false],
      ['https://auto.example', null, 'https://auto.example', false],
      ['https://html.example', null, '', false],
    ])
    expect(links.slice(0, 3).map(({ start, end }) => ARTICLE.slice(start, end))).toEqual([
      '[$120](https://shop.example/boots "Shop")',
      '[[1]](https://source.example/a "E3")',
      'https://bare.example/x',
    ])
  })

  it('says where a part of a block stands in it', () => {
    const cases: [markdown: string, part: string, source: string][] = [
      [
        'Boots **and** socks. Warm [[1]](https://a.example "E1"). Dry.',
        'Warm.',
        'Warm [[1]](https://a.example "E1").',
      ],
      ['Salt &amp; pepper. Next', 'Salt & pepper.', 'Salt &amp; pepper.'],
      ['Five \\* six&gt; Next', 'Five * six>', 'Five \\* six&gt;'],
      ['> first\n> second line\n> third', 'second line', 'second line'],
      ['- one\n  two 😀 &#128512; three', 'two 😀 😀', 'two 😀 &#128512;'],
      ['&#128512;a b a c', 'a b', 'a b'],
      ['one &#128512; **two** \\# three', 'two # three', 'two** \\# three'],
    ]
    for (const [markdown, part, source] of cases) {
      const [block] = readMarkdown(markdown)
      const start = block?.text.indexOf(part) ?? -1
      const place = block && findPlace(block, { start, end: start + part.length })
      expect(markdown.slice(place?.start, place?.end)).toBe(source)
    }
  })

  it('begins an item at its mark and a heading at its signs', () => {
    const markdown = 'Text\n\n## Head\n\n1. one\n\n   more\n2. [x] two'
    expect(readMarkdown(markdown).map(({ start, end }) => markdown.slice(start, end))).toEqual([
      'Text',
      '## Head',
      '1. one',
      'more',
      '2. [x] two',
    ])
  })

  it('has blocks in order whose texts hold no markup, whatever it is made of', () => {
    const piece = fc.constantFrom(
      '*',
      '**',
      '_',
      '[',
      ']',
      '(',
      ')',
      'a ',
      'b',
      '\n',
      '\n\n',
      '> ',
      '- ',
      '1. ',
      '`',
      '&amp;',
      '\\',
      '[[1]](https://a.example "E1")',
      '[[E2]]',
      '|',
      '|-|-|\n',
      '# ',
      '    ',
      '<b>',
      '😀',
      '\t',
      '\u0000',
      '\r\n',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const markdown = pieces.join('')
        let last = -1
        for (const block of readMarkdown(markdown)) {
          expect(block.start).toBeGreaterThanOrEqual(last)
          expect(block.end).toBeLessThanOrEqual(markdown.length)
          const isVerbatim = markdown.includes('`') || /code|html/.test(block.kind)
          expect(isVerbatim || !block.text.includes('[[E2]]')).toBe(true)
          expectRunsInside(block)
          last = block.start
        }
      }),
      { numRuns: 3_000 },
    )
  })

  it('is read section by section as it would be in one piece', () => {
    const piece = fc.constantFrom(
      '## Two',
      '# One',
      '### Three *a',
      'text',
      '- item',
      '> quote',
      '    code',
      '1. one',
      '   more',
      '<div>',
      '</div>',
      '<b>',
      '[a]: b',
      '[a]',
      '```',
      '<!-- x',
      '-->',
      '| a |',
      '|-|',
      '***',
      '===',
      '[x](y',
      'z)',
      '**',
      '',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (lines) => {
        const markdown = lines.join('\n')
        // A definition that is not used changes nothing but that the text is read in one piece.
        const whole = readMarkdown(`${markdown}\n\n[never used]: b`)
        const isOpen = /```|<!--/.test(markdown)
        expect(isOpen ? whole : readMarkdown(markdown)).toEqual(whole)
      }),
      { numRuns: 2_000 },
    )
  })

  const size = 100_000
  it.each([
    '>',
    '> ',
    '[',
    '[a](',
    '![',
    '*a_ ',
    '*',
    '* ',
    '- ',
    '1. ',
    '`a``b',
    '|',
    '**a *b ',
    '[a](b) ',
    '<a ',
    '&amp;',
    '~a ',
    '[^a]',
    '*a ',
    '> - ',
    '\t- ',
    '[[E1]] ',
    '[[1]](https://a.example "E1") ',
    '# ',
    '> a\n',
    '> a\n\n',
    '- a\n\n* b\n\n',
    '1. a\n\n1) b\n\n',
    '<b>\n\n',
    '```\n',
    '> ```\n\n',
    '[a]: b\n',
    '[a]: b\n\n[a]\n\n',
    '|a|\n|-|\n|b|\n\n',
    '&',
    '\\',
    '\r',
    'https://a.example ',
    '<!--',
    '<b',
  ])('is read within seconds when it repeats %j', (unit) => {
    const markdown = unit.repeat(size / unit.length)
    expect(measureProcessorTime(() => readMarkdown(markdown))).toBeLessThan(5_000)
  })

  it.each([
    '*a_ '.repeat(990),
    '**a *b '.repeat(990),
    '[a](b) '.repeat(1_990),
    '[a]('.repeat(1_990),
    '['.repeat(3_990),
    '> a\n\n'.repeat(990),
    '- a\n\n* b\n\n'.repeat(490),
    `> a\n${'a\n'.repeat(2_400)}`,
    '`a``b'.repeat(990),
    '|a|\n|-|\n|b|\n\n'.repeat(600),
    `${'> '.repeat(20)}a\n`.repeat(990),
    '\\*'.repeat(900),
  ])('is read within seconds when it is as complex as the reader takes, case %#', (markdown) => {
    expect(measureProcessorTime(() => readMarkdown(markdown))).toBeLessThan(5_000)
  })

  it('is read when its lists stand ever deeper', () => {
    const markdown = Array.from({ length: 500 }, (_, depth) => `${' '.repeat(2 * depth)}- a`).join('\n')
    expect(readMarkdown(markdown)).toHaveLength(500)
  })

  it('lists links that stand too deep for the reader', () => {
    const links = readMarkdown(`${'[a '.repeat(5_000)} [x](https://deep.example/x)`).flatMap(
      (block) => block.links,
    )
    expect(links.map(({ url }) => url)).toContain('https://deep.example/x')
  })
})

function expectRunsInside({ runs, start, end, text }: Block) {
  let last = -1
  for (const run of runs) {
    expect(run.text).toBeGreaterThan(last)
    expect(run.text).toBeLessThan(Math.max(1, text.length))
    expect(run.at).toBeGreaterThanOrEqual(start)
    expect(run.at + (run.width ?? 1)).toBeLessThanOrEqual(end)
    last = run.text
  }
}
