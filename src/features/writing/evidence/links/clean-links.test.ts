import fc from 'fast-check'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { describe, expect, test } from 'vitest'
import { makeCard } from '#tests/support/writing/make-card.ts'
import { cleanLinks } from './clean-links.ts'

const cards = [makeCard('E1'), makeCard('E2', { url: 'https://source.example/a_(b)?x=1&copy=2' })]
const clean = (markdown: string) => cleanLinks(markdown, { cards, ownDomain: 'own.example' })

type Node = ReturnType<typeof fromMarkdown> | ReturnType<typeof fromMarkdown>['children'][number]

/** Everything in a text that leads somewhere or is HTML, as readers of GitHub's markdown see it. */
function listWays(markdown: string): string[] {
  const walk = (node: { type: string; url?: string; children?: Node[] }): string[] => {
    const isWay = /^(?:link|image|definition|html|footnote)/.test(node.type)
    return [
      ...(isWay ? [node.url ?? node.type] : []),
      ...(node.children ?? []).flatMap((child) => walk(child)),
    ]
  }
  return walk(fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }))
}

describe('the links of an article', () => {
  test.each([
    'A fact [[1]](https://source.example/e1 "E1").',
    'A fact [[2]](https://source.example/a_(b)?x=1&copy=2 "E2").',
    'See [our page](https://own.example/page#part) and [another](/page?x=1).',
    'See [the blog](http://blog.own.example), [www](https://www.own.example/) and [below](#part).',
    'See https://own.example/page and <https://own.example>.',
    '![A boot](/images/boot.png)',
    'Code: `https://evil.test` and\n\n```\n[x](https://evil.test) <script>\n```',
    'Node.js and e.g. 1.5/2.0, and/or 24/7 are no URLs.',
    'An arrow <- and a < b.',
    String.raw`A tag \<a> is written with marks.`,
  ])('may lead to evidence and to the own site: %s', (markdown) => {
    expect(clean(markdown)).toEqual({ markdown, removed: [] })
  })

  test.each<[markdown: string, cleaned: string]>([
    ['See [a **b** c](https://evil.test).', 'See a **b** c.'],
    ['See [own](https://own.example.evil.test).', 'See own.'],
    ['See [own](https://own.example@evil.test).', 'See own.'],
    ['See [own](https://user:pass@own.example).', 'See own.'],
    ['See [own](https://notown.example).', 'See own.'],
    ['See [own](https://own.example:8080).', 'See own.'],
    ['See [own](https:\\\\evil.test).', 'See own.'],
    ['See [own](//evil.test) and [x](/\\evil.test).', 'See own and x.'],
    ['See [mail](mailto:a@own.example) and [js](javascript:alert(1)).', 'See mail and js.'],
    ['See [file](file:///etc/passwd) and [data](data:text/html,x).', 'See file and data.'],
    ['See ![pixel](https://evil.test/p.png) here.', 'See here.'],
    ['See ![pixel](https://source.example/e1) here.', 'See here.'],
    ['See <https://evil.test>.', 'See.'],
    ['See https://evil.test/a, or (https://evil.test/b).', 'See, or.'],
    ['See www.evil.test and me@evil.test now.', 'See and now.'],
    ['See evil.test/page?secret=1 now.', 'See now.'],
    ['See https&#58;//evil.test now.', 'See now.'],
    ['Facts [3](https://evil.test) and [[4]](https://evil.test).', 'Facts and.'],
    ['See [a][x] and [own][o].\n\n[x]: https://evil.test\n[o]: /page', 'See a and [own](/page).\n\n'],
    ['See ![a][x] now.\n\n[x]: https://evil.test', 'See now.\n\n'],
    ['A note[^1].\n\n[^1]: From https://evil.test', 'A note.\n\n'],
    ['A <a href="https://evil.test" title=">">link</a>.', 'A link.'],
    ['A <script>steal()</script>word.', 'A word.'],
    ['One\n\n<div>Text <b>in</b> HTML\n<style>x{}</style></div>\n\nTwo', 'One\n\nText in HTML\n\n\nTwo'],
    ['One\n\n<!-- secret -->\n\nTwo', 'One\n\nTwo'],
    ['| a |\n| --- |\n| one<br>two |', '| a |\n| --- |\n| one two |'],
    ['[![a](https://evil.test/i)](https://evil.test)', ''],
    ['[https://evil.test](https://own.example)', ''],
    ['[own](https://own.example "https://evil.test")', '[own](https://own.example)'],
    ['見てhttps://evil.test/aを見て。', '見てを見て。'],
    ['見てhttp://例え.テスト/aを見て。', '見てを見て。'],
    ['See https://пример.рф/a or https://münchen.example/ü now.', 'See or now.'],
    ['See https\u200b://evil.test/a and https://ev\u00adil.test now.', 'See and now.'],
    ['See evil.de/page, evil.co.uk/a and evil.app/x now.', 'See, and now.'],
    ['See sftp://evil.test and hxxps://evil.test now.', 'See and now.'],
    [String.raw`See [own](https://own.example\\@evil.test).`, 'See own.'],
    ['A <a href=//evil.test>link</a>.', 'A link.'],
  ])('become their text when they lead elsewhere: %s', (markdown, cleaned) => {
    expect(clean(markdown).markdown).toBe(cleaned)
  })

  test('are told when they are taken out', () => {
    const { removed } = clean(
      'See [a](https://evil.test/a) and https://evil.test/b, ![c](https://evil.test/c)',
    )
    expect(removed).toEqual([
      { url: 'https://evil.test/a', text: 'a' },
      { url: 'https://evil.test/b', text: 'https://evil.test/b' },
      { url: 'https://evil.test/c', text: 'c' },
    ])
  })

  test('never lead elsewhere, however a text is put together', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '[a](https://evil.test)',
        '![a](https://evil.test)',
        'https://evil.test',
        'www.evil.test',
        '<https://evil.test>',
        '[a][b]',
        '[b]',
        '[^b]',
        '\n\n[b]: https://evil.test\n\n',
        '\n\n[^b]: https://evil.test\n\n',
        '<a href="https://evil.test">',
        '</a>',
        '<script>',
        '</script>',
        '<!--',
        '-->',
        '<img src=x>',
        '<div>',
        '</div>',
        '[',
        ']',
        '](',
        ')',
        '(',
        '<',
        '>',
        '!',
        '`',
        '```\n',
        '*',
        '**',
        '_',
        '~~',
        '\\',
        '&lt;',
        '&#91;',
        '&#58;',
        'https://',
        '//evil.test',
        'evil.test',
        'http',
        ':',
        'me@evil.test',
        'javascript:alert(1)',
        '"',
        "'",
        '\n',
        '\n\n',
        ' ',
        '    ',
        '- ',
        '> ',
        '1. ',
        '# ',
        '| a | b |\n| - | - |\n| ',
        ' | ',
        'word',
        'Ein Satz.',
        '文。',
        '[own](https://own.example)',
        '[[1]](https://source.example/e1 "E1")',
      ),
      fc.string({ maxLength: 4 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const { markdown } = clean(pieces.join(''))
        const foreign = listWays(markdown).filter(
          (way) => !/^(?:https:\/\/own\.example|https:\/\/source\.example\/e1$|[/#?])/.test(way),
        )
        expect(foreign).toEqual([])
        expect(clean(markdown).markdown).toBe(markdown)
      }),
      { numRuns: 1_000 },
    )
  })
})
