import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeCard } from '#tests/support/writing/make-card.ts'
import { citeEvidence, listCitations } from '../index.ts'
import { findDanglingCitations } from './list-citations.ts'

const cards = [
  makeCard('E1', { url: 'https://a.example/one' }),
  makeCard('E2', { url: 'https://b.example/Two_(2)' }),
  makeCard('E3', { url: 'https://a.example/one' }),
  makeCard('E12', { url: 'https://c.example/a b|c)' }),
]
const ONE = '[[1]](https://a.example/one "E1")'

describe('citing evidence', () => {
  test.each<[markdown: string, cited: string]>([
    ['A fact [[E1]].', `A fact ${ONE}.`],
    ['A fact [[e1]] and [E1].', `A fact ${ONE} and ${ONE}.`],
    ['A fact 【E1】 and ［［Ｅ１］］.', `A fact ${ONE} and ${ONE}.`],
    [String.raw`A fact \[\[E1\]\].`, `A fact ${ONE}.`],
    ['A fact `[[E1]]`.', `A fact ${ONE}.`],
    ['Wow![[E1]]', `Wow! ${ONE}`],
    [String.raw`A \\[[E1]]`, String.raw`A \\` + ONE],
    ['A [[E1]](https://evil.test) and [E1](https://evil.test).', `A ${ONE} and ${ONE}.`],
    ['A 【E1】(https://evil.test).', `A ${ONE}.`],
    ['A [the source [[E1]] says](/own).', `A [the source says](/own)${ONE}.`],
    ['A [E1].\n\n[E1]: https://evil.test', `A ${ONE}.\n\n`],
    ['[[E1, E2]]', `${ONE}[[2]](https://b.example/Two_(2) "E2")`],
    ['[[E2]][[E1]]', '[[1]](https://b.example/Two_(2) "E2")[[2]](https://a.example/one "E1")'],
    ['[[E1]] [[E3]]', `${ONE} [[1]](https://a.example/one "E3")`],
    ['[[E1–E3]]', `${ONE}[[2]](https://b.example/Two_(2) "E2")[[1]](https://a.example/one "E3")`],
    ['[[E12]]', String.raw`[[1]](<https://c.example/a b\|c)> "E12")`],
    ['| a |\n| --- |\n| b [[E12]] |', '| a |\n| --- |\n| b [[1]](<https://c.example/a b\\|c)> "E12") |'],
    [
      '[[7]](https://b.example/Two_(2) "E2") then [[E1]]',
      '[[1]](https://b.example/Two_(2) "E2") then [[2]](https://a.example/one "E1")',
    ],
    ['[[7]](https://evil.test "E1")', ONE],
    ['[3](https://a.example/one)', ONE],
    ['```\n[[E1]]\n```', '```\n[[E1]]\n```'],
    ['An array of [12] items at [2024].', 'An array of items at [2024].'],
  ])('makes numbered links of markers: %s', (markdown, cited) => {
    expect(citeEvidence(markdown, cards).markdown).toBe(cited)
  })

  test.each<[markdown: string, left: string, unknown: string[]]>([
    ['A fact [[E99]].', 'A fact.', ['E99']],
    ['A fact [[E99, E1]] and [[E98]] more.', `A fact ${ONE} and more.`, ['E99', 'E98']],
    ['A fact [[9]](https://evil.test) here.', 'A fact here.', ['https://evil.test']],
    ['A fact [[9]](https://evil.test "E44") here.', 'A fact here.', ['E44']],
    ['A fact [3] and [[S4]].', 'A fact and.', ['[3]', '[[S4]]']],
  ])('takes out what refers to no card: %s', (markdown, left, unknown) => {
    expect(citeEvidence(markdown, cards)).toMatchObject({ markdown: left, unknown })
  })

  test('tells which cards are used, in their order', () => {
    expect(citeEvidence('[[E2]] [[E1]] [[E2]]', cards).used).toEqual(['E2', 'E1'])
  })

  test('changes nothing in a text that it has cited, and leaves nothing dangling', () => {
    const piece = fc.constantFrom(
      '[[E1]]',
      '[[E2, E3]]',
      '[E12]',
      '【E1】',
      '[[E77]]',
      '[4]',
      '[[E1]](https://evil.test)',
      ONE,
      'word',
      '. ',
      '! ',
      '!',
      '\\',
      '\n\n',
      '- ',
      '> ',
      '**',
      '[a [[E1]] b](/own)',
      '`',
      ' | ',
      '# ',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const { markdown } = citeEvidence(pieces.join(''), cards)
        expect(citeEvidence(markdown, cards)).toMatchObject({ markdown, unknown: [] })
        expect(findDanglingCitations(markdown, cards)).toEqual([])
      }),
    )
  })
})

describe('the citations of a text', () => {
  test('are listed with number, URL, card and place', () => {
    const markdown = `A ${ONE} b [[2]](<https://c.example/a b\\|c)> "E12"), [\\[3\\]](https://x.example)`
    expect(listCitations(markdown)).toEqual([
      { number: 1, url: 'https://a.example/one', cardId: 'E1', start: 2, end: 2 + ONE.length },
      { number: 2, url: 'https://c.example/a b|c)', cardId: 'E12', start: 38, end: 78 },
      { number: 3, url: 'https://x.example', cardId: null, start: 80, end: 106 },
    ])
  })

  test.each<[markdown: string, reasons: string[]]>([
    [`A ${ONE}`, []],
    ['A [[E1]]', ['marker']],
    ['A [[E77]] [5]', ['marker', 'marker']],
    ['A [[1]](https://a.example/one "E9")', ['unknown card']],
    ['A [[1]](https://a.example/one)', ['unknown card']],
    ['A [[1]](https://b.example/x "E1")', ['other URL']],
  ])('dangle when they lead to no card: %s', (markdown, reasons) => {
    expect(findDanglingCitations(markdown, cards).map(({ reason }) => reason)).toEqual(reasons)
  })
})
