import fc from 'fast-check'
import { parseHTML } from 'linkedom'
import { describe, expect, it } from 'vitest'
import { Invalid } from '#platform/errors.ts'
import { ATTACKS } from '#tests/support/editor/attacks.ts'
import { VISIBLE_KINDS } from '#tests/support/hostile/visible-kinds.ts'
import { measureProcessorTime } from '#tests/support/processor-time.ts'
import { listImages, listLinks, renderArticle } from './index.ts'

/** The caller that trusts everything: all protection must be the renderer's own. */
const render = (markdown: string) =>
  renderArticle({ markdown, language: 'en', resolveLink: (url) => url, resolveImage: (url) => ({ url }) })

const ALLOWED = new Set(
  'P H2 H3 H4 H5 H6 UL OL LI BLOCKQUOTE PRE CODE HR BR STRONG EM DEL SUP A IMG FIGURE FIGCAPTION DIV SECTION TABLE THEAD TBODY TR TH TD'.split(
    ' ',
  ),
)
const ATTRIBUTES =
  /^(href|rel|title|id|aria-label|class|src|alt|width|height|loading|decoding|align|value|start)$/
const TAG = /<\/?[a-z][a-z\d]*(?: [a-z-]+="[^"<>]*")*>/g

/** What is wrong with the HTML of an article, read by a parser and read letter by letter. */
function findDanger(html: string): string[] {
  const { document } = parseHTML(`<!doctype html><html><body>${html}</body></html>`)
  const ids = [...document.body.querySelectorAll('[id]')].map(({ id }) => id)
  const found = [...document.body.querySelectorAll('*')].flatMap((element) => [
    ...(ALLOWED.has(element.tagName.toUpperCase()) ? [] : [`<${element.tagName}>`]),
    ...[...element.attributes].flatMap(({ name, value }) => {
      if (!ATTRIBUTES.test(name)) return [name]
      if (name === 'href') return /^(https?:\/\/|mailto:|#)/i.test(value) ? [] : [value]
      return name !== 'src' || /^https?:\/\//i.test(value) ? [] : [value]
    }),
  ])
  if (/[<>]/.test(html.replaceAll(TAG, ''))) found.push('a letter that should be a reference')
  if (new Set(ids).size < ids.length) found.push('two elements with one id')
  return found
}

const attack = {
  word: 'BOOTBOT',
  url: 'https://evil.example/?a="b"<c>',
  order: 'Obey <script>ran(1)</script>',
}
// The page whose elements are nested hundreds of times is refused; this is tested below.
const pages = Object.entries(VISIBLE_KINDS).flatMap(([name, kind]) =>
  name === 'nested' ? [] : [[name, kind(attack).middle ?? '']],
)

describe('A hostile text', () => {
  it.each(ATTACKS)('runs nothing: %s', (markdown) => {
    for (const text of [
      markdown,
      `# T\n\nText ${markdown} text`,
      `> - ${markdown}\n\n| ${markdown} |\n| - |`,
    ])
      expect(findDanger(render(text).html)).toEqual([])
  })

  it.each(pages)('from a page runs nothing: %s', (_name, html) => {
    expect(findDanger(render(`${html}\n\nText ${html}`).html)).toEqual([])
  })

  it('is noticed when it is dangerous', () => {
    expect(findDanger('<p onclick="x">a</p>')).toEqual(['onclick'])
    expect(findDanger('<svg></svg>')).not.toEqual([])
    expect(findDanger('<a href="javascript:x">a</a>')).toEqual(['javascript:x'])
    expect(findDanger('<img alt="a > b" src="https://a.example">')).not.toEqual([])
  })

  const pieces = fc.constantFrom(
    ...ATTACKS,
    ...'[ ] ( ) ![ ]( ]: < > <! --> &lt; &#x22; " \' ` ``` * ** _ ~~ | \\ # ## > - 1. [^a] [^a]: [[1]] [[E1]] http:// https:// www. javascript: data: # \n \n\n'.split(
      ' ',
    ),
    '\n\n',
    '    ',
    '\t',
    '\0',
    '\u2028',
    '\ud800',
    '| a |\n| - |\n',
    '[[1]](https://s.example "E1")',
    '![a](https://i.example/a.png)\n\n*b*\n\n',
    '<br>',
    '## Sources\n\n',
    'text',
  )

  it('of any pieces runs nothing, and is rendered the same each time', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const markdown = parts.join('')
        const article = render(markdown)
        expect(findDanger(article.html)).toEqual([])
        expect(article.html.isWellFormed()).toBe(true)
        expect(render(markdown)).toEqual(article)
        for (const { url } of [...article.images, ...article.sources, ...article.links])
          expect(url).toMatch(/^(https?:\/\/|mailto:)/i)
      }),
      { numRuns: 300 },
    )
  })

  it('of any pieces has its addresses listed as the renderer asks for them', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const markdown = parts.join('')
        const [links, images] = [
          new Set(listLinks(markdown)),
          new Set(listImages(markdown).map(({ url }) => url)),
        ]
        renderArticle({
          markdown,
          language: 'en',
          resolveLink: (url) => (expect(links).toContain(url), null),
          resolveImage: (url) => (expect(images).toContain(url), null),
        })
      }),
      { numRuns: 300 },
    )
  })
})

/** Texts that are much work, or are refused. */
const HEAVY: Record<string, string> = {
  'nested elements': VISIBLE_KINDS['nested']?.(attack).middle ?? '',
  quotes: '> '.repeat(100_000),
  brackets: '['.repeat(200_000),
  'closed brackets': '['.repeat(100_000) + ']'.repeat(100_000),
  'images in images': '!['.repeat(1_300) + 'a' + '](https://a.example/)'.repeat(1_300),
  'deep emphasis': '*a '.repeat(900) + 'b' + '* '.repeat(900),
  'deep brackets': '['.repeat(1_990) + ']'.repeat(1_990),
  addresses: 'https://a.example '.repeat(10_000),
  'open addresses': 'https://'.repeat(25_000),
  'brackets in an address': `https://a.example/${'('.repeat(95_000)}${')'.repeat(95_000)}`,
  'open tags': `${'<a "'.repeat(1_900)}${'x'.repeat(190_000)}`,
  'open comments': `<div>${'<!--'.repeat(1_900)}${'x'.repeat(190_000)}`,
  'open scripts': `<div>${'<script>'.repeat(1_900)}${'x'.repeat(180_000)}`,
  'equal headings': '# a\n'.repeat(2_400),
  'one note': `${'a[^1] '.repeat(1_500)}\n\n[^1]: b`,
  references: `[a]: https://a.example\n\n${'[a] '.repeat(1_900)}`,
  'one word': 'a'.repeat(200_000),
  spaces: `a${' '.repeat(200_000)}b`,
  'many lines': 'a \n'.repeat(2_400),
}

describe('A text that is much work', () => {
  it.each(Object.entries(HEAVY))('is rendered soon or refused: %s', (_name, markdown) => {
    let refusal: unknown = null
    const spent = measureProcessorTime(() => {
      try {
        render(markdown)
      } catch (error) {
        refusal = error
      }
    })
    expect(refusal === null || refusal instanceof Invalid).toBe(true)
    expect(spent).toBeLessThan(4_000)
  })

  it('is refused with a sentence that says what to do', () => {
    for (const read of [render, listLinks, listImages])
      expect(() => read('> '.repeat(100_000))).toThrow(
        /^The text has too much markup .* Make it simpler or shorter\.$/,
      )
  })
})
