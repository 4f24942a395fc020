import { describe, expect, test } from 'vitest'
import { findModifiers } from './find-modifiers.ts'
import { findRuleIdeas } from './find-rule-ideas.ts'
import { readHubWords } from './hub-words.ts'
import { readTitles } from './read-titles.ts'
import { createWordReader } from './words.ts'

interface Given {
  language?: string
  /** The seed keywords of the hub, and of each other hub. */
  tags: string
  others?: string[]
  /** Of the hub, and of others. */
  keywords?: string[]
  otherKeywords?: string[]
  /** The titles of each site. */
  titles?: Record<string, string[]>
}

function find({ language = 'en', tags, others = [], keywords = [], otherKeywords = [], titles = {} }: Given) {
  const reader = createWordReader(language)
  const own = { id: 1, name: 'Hub', tags }
  const all = readHubWords(reader, [own, ...others.map((one, at) => ({ id: at + 2, name: one, tags: one }))])
  const known = [...keywords, ...otherKeywords]
  const keys = new Set(known.map((keyword) => reader.keyOf(keyword)))
  const formsOf = (texts: string[]) =>
    new Set(texts.flatMap((text) => reader.read(text).map(({ form }) => form)))
  const results = Object.entries(titles).flatMap(([site, list]) =>
    list.map((title, at) => ({ title, url: `https://${site}.example/${at}` })),
  )
  return findRuleIdeas(
    {
      hub: readHubWords(reader, [own]),
      all,
      topicId: 1,
      modifiers: findModifiers(all, known),
      titles: readTitles(results, (host) => host === 'own.example'),
      hubForms: formsOf(keywords),
      planForms: formsOf(known),
      hasKey: (key) => keys.has(key),
    },
    50,
  )
}

const ideasOf = (given: Given) => find(given).map(({ keyword }) => keyword)

describe('modifiers', () => {
  test('that two other subjects have fit a hub, with the reason', () => {
    const others = ['tents', 'jackets']
    expect(
      find({ tags: 'boots', others, otherKeywords: ['waterproof tents', 'waterproof jackets'] }),
    ).toEqual([
      {
        keyword: 'waterproof boots',
        key: 'boot waterproof',
        reason: 'Searches for 2 other subjects of the plan have “waterproof”, too.',
      },
    ])
  })

  test('that three keywords of a hub have fit its other seed keywords', () => {
    const keywords = [
      'hiking boots for women',
      'winter boots for women',
      'snow boots for women',
      'boots for women',
      'boots',
    ]
    expect(ideasOf({ tags: 'boots|sneakers', keywords })).toEqual(['sneakers for women'])
  })

  test.each<[string, Given]>([
    ['one other subject only', { tags: 'boots', others: ['tents'], otherKeywords: ['waterproof tents'] }],
    [
      'two keywords of the hub',
      { tags: 'boots|shoes', keywords: ['boots for women', 'warm boots for women'] },
    ],
    [
      'a subject of another hub as modifier',
      {
        tags: 'boots',
        others: ['tents', 'jackets', 'socks'],
        otherKeywords: ['tents and socks', 'jackets and socks'],
      },
    ],
    [
      'words that the subject has already',
      { tags: 'rain boots', others: ['tents', 'jackets'], otherKeywords: ['rain tents', 'rain jackets'] },
    ],
    [
      'stop words',
      { tags: 'boots', others: ['tents', 'jackets'], otherKeywords: ['the tents', 'the jackets'] },
    ],
  ])('%s give no idea', (_, given) => {
    expect(ideasOf(given)).toEqual([])
  })

  test.each([
    ['as it is', 'waterproof boots'],
    ['in another order', 'boots waterproof'],
    ['in another form', 'waterproof boot'],
    ['with a stop word', 'the waterproof boots'],
  ])('what the plan has %s is no idea', (_, keyword) => {
    const otherKeywords = ['waterproof tents', 'waterproof jackets', keyword]
    expect(ideasOf({ tags: 'boots', others: ['tents', 'jackets'], otherKeywords })).toEqual([])
  })

  test.each([
    ['questions', 'en', 'boots', ['how to clean tents', 'how to clean jackets'], 'how to clean boots'],
    ['a German end', 'de', 'stiefel', ['zelte für kinder', 'jacken für kinder'], 'stiefel für kinder'],
    ['Japanese', 'ja', '登山靴', ['テント おすすめ', '寝袋 おすすめ'], '登山靴 おすすめ'],
  ])('%s', (_, language, tags, otherKeywords, expected) => {
    const others =
      { en: ['tents', 'jackets'], de: ['zelte', 'jacken'], ja: ['テント', '寝袋'] }[language] ?? []
    expect(ideasOf({ language, tags, others, otherKeywords })).toContain(expected)
  })
})

describe('titles', () => {
  test('what two sites have in their titles is an idea, that of most sites first', () => {
    const titles = {
      a: ['Best hiking boots for women 2031 | A', 'Wide hiking boots'],
      b: ['The 10 best hiking boots for women'],
      c: ['Best hiking boots - tested', 'Wide hiking boots - C'],
    }
    expect(find({ tags: 'hiking boots', keywords: ['hiking boots'], titles })).toEqual([
      expect.objectContaining({
        keyword: 'best hiking boots',
        reason: '3 of the sites that rank for this hub have it in their titles.',
      }),
      expect.objectContaining({ keyword: 'best hiking boots for women' }),
      expect.objectContaining({ keyword: 'wide hiking boots' }),
    ])
  })

  test.each<[string, Record<string, string[]>]>([
    ['one site only', { a: ['Wide boots', 'Wide boots and more'] }],
    ['the own site and another', { own: ['Wide boots'], b: ['Wide boots'] }],
    [
      'two sites, and nothing about the hub',
      { a: ['Next day delivery'], b: ['Next day delivery'], c: ['Next day delivery'] },
    ],
  ])('what %s has gives no idea', (_, titles) => {
    expect(ideasOf({ tags: 'boots', titles })).toEqual([])
  })

  test('no idea ends with a number or a word like for', () => {
    const titles = {
      a: ['10 boots for women', '10 red boots with 7'],
      b: ['10 boots for men', '10 red boots with 8'],
    }
    expect(ideasOf({ tags: 'boots', titles })).toEqual(['red boots'])
  })

  test('a question about the hub is an idea, also of one site', () => {
    const titles = { a: ['How to Clean Hiking Boots? | A', 'How to choose a tent', 'How?'] }
    expect(find({ tags: 'boots', titles })).toEqual([
      expect.objectContaining({
        keyword: 'how to clean hiking boots',
        reason: 'A page that ranks for this hub answers it.',
      }),
    ])
  })

  test('a subject that three sites write about, and no keyword of the hub has, is a gap', () => {
    const titles = { a: ['Leather care kits'], b: ['Our leather care tips'], c: ['Leather care'] }
    const given = { tags: 'boots', keywords: ['boots'], otherKeywords: ['leather sofa'] }
    expect(find({ ...given, titles })).toEqual([
      expect.objectContaining({
        keyword: 'leather care',
        reason: '3 sites that rank for this hub write about it, and the hub does not.',
      }),
    ])
    expect(ideasOf({ ...given, keywords: ['leather boots', 'boot care'], titles })).toEqual([])
    const { c: _c, ...two } = titles
    expect(ideasOf({ ...given, titles: two })).toEqual([])
  })

  test('what is rather about another hub is no idea', () => {
    const titles = { a: ['Warm winter boots', 'Old boots'], b: ['Warm winter boots', 'Old boots'] }
    expect(ideasOf({ tags: 'boots', others: ['winter boots'], titles })).toEqual(['old boots'])
    const gap = { a: ['Gas camping stove'], b: ['Gas camping stove'], c: ['Gas camping stove'] }
    const otherKeywords = ['gas']
    expect(ideasOf({ tags: 'boots', otherKeywords, titles: gap })).toEqual(['gas camping stove'])
    expect(ideasOf({ tags: 'boots', others: ['stoves'], otherKeywords, titles: gap })).toEqual([])
  })

  test.each([
    [
      'German',
      'de',
      'wanderschuhe',
      ['Wasserdichte Wanderschuhe für Herren', 'Wasserdichte Wanderschuhe'],
      'wasserdichte wanderschuhe',
    ],
    [
      'German compounds',
      'de',
      'schuhe',
      ['Wanderschuhe imprägnieren', 'Wanderschuhe imprägnieren'],
      'wanderschuhe imprägnieren',
    ],
    ['Japanese', 'ja', '登山靴', ['登山靴の選び方', '登山靴の選び方を解説'], '登山靴の選び方'],
  ])('%s', (_, language, tags, [one = '', two = ''], expected) => {
    expect(ideasOf({ language, tags, titles: { a: [one], b: [two] } })).toContain(expected)
  })

  test('hostile titles give no markup, no control characters and no long keywords', () => {
    const hostile = `<img src=x onerror=alert(1)> boots\u0000 <b>wide</b> ${'boots '.repeat(2000)}`
    const ideas = ideasOf({ tags: 'boots', titles: { a: [hostile], b: [hostile] } })
    // oxlint-disable-next-line no-control-regex -- finding control characters is the point
    for (const idea of ideas) expect(idea).not.toMatch(/[<>\0]|.{200}/)
  })
})

test('ideas are the same, in the same order, whatever order their sources have', () => {
  const titles = {
    a: ['Wide boots', 'Red boots'],
    b: ['Red boots', 'Wide boots'],
    c: ['Wide boots', 'Old boots'],
    d: ['Old boots'],
  }
  const turned = Object.fromEntries(
    Object.entries(titles)
      .map(([site, list]) => [site, list.toReversed()])
      .toReversed(),
  )
  expect(ideasOf({ tags: 'boots', titles: turned })).toEqual(ideasOf({ tags: 'boots', titles }))
  expect(ideasOf({ tags: 'boots', titles })).toEqual(['wide boots', 'old boots', 'red boots'])
})
