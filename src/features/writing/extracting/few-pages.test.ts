import { expect, test } from 'vitest'
import { Invalid } from '#platform/errors.ts'
import { makePage } from '#tests/support/writing/make-page.ts'
import { brief as briefShape, type SourcePage } from '../contract.ts'
import { extractBrief, extractCards, writeResearchDraft, type BriefInput } from './index.ts'

const KEYWORDS = [
  { keyword: 'clean hiking boots', volume: 900 },
  { keyword: 'hiking boots smell', volume: 300 },
  { keyword: 'how often should you wax hiking boots', volume: 200 },
  { keyword: 'hiking boots drying time', volume: null },
]

function extract(pages: SourcePage[], more: Partial<BriefInput> = {}) {
  const brief = extractBrief({
    pages,
    keywords: KEYWORDS,
    mainKeyword: 'clean hiking boots',
    language: 'en',
    ownPages: [],
    kind: { type: 'article', intent: null, funnel: null },
    ...more,
  })
  const research = extractCards({ brief, pages, language: 'en' })
  return { brief, research, draft: writeResearchDraft({ brief, research, language: 'en' }) }
}

const SMELL = 'Baking soda left in the boots overnight takes most of the smell away.'
const ONE = makePage('one', [
  ['Brush the soles', 'Stones in the tread come out with a blunt stick and hot soapy water.'],
  ['Get rid of the smell', SMELL],
])

test('without any page there is no brief', () => {
  expect(() => extract([])).toThrow(Invalid)
})

test('one page is enough for a brief and cards', () => {
  const { brief, research } = extract([ONE])
  expect(brief.outline.map(({ heading }) => heading)).toEqual(['Brush the soles', 'Get rid of the smell'])
  expect(research.cards.map(({ quote, section }) => [section, quote])).toEqual([
    [0, 'Stones in the tread come out with a blunt stick and hot soapy water.'],
    [1, SMELL],
  ])
})

const TEXT_ALONE = 'Hiking boots need 24 hours of drying time at room temperature.\nOpen the windows.'

test.each<[string, SourcePage[]]>([
  ['without headings', [{ ...ONE, headings: [], text: TEXT_ALONE }]],
  ['whose headings all belong to the site', [makePage('one', [['Related posts'], ['Newsletter']])]],
  ['without text', [{ ...ONE, headings: [], text: '', wordCount: 0 }]],
  [
    'in other languages only',
    [
      { ...ONE, language: 'de' },
      { ...ONE, language: 'ja' },
    ],
  ],
])('of pages %s, the keywords make the outline', (_, pages) => {
  const { brief, draft } = extract(pages)
  expect(briefShape.parse(brief)).toEqual(brief)
  expect(brief.outline.map(({ heading }) => heading)).toEqual([
    'Clean hiking boots',
    'Hiking boots smell',
    'How often should you wax hiking boots',
    'Hiking boots drying time',
  ])
  expect(draft).toContain('## Hiking boots drying time')
})

test('pages in another language add nothing to those in the own one', () => {
  const german = makePage('zwei', [['Sohlen bürsten', 'Die Sohlen werden mit heißem Wasser gebürstet.']], {
    language: 'de-AT',
  })
  expect(extract([ONE, german])).toEqual(extract([ONE]))
  expect(extract([{ ...ONE, language: 'en-GB' }]).brief).toEqual(extract([ONE]).brief)
})

test('headings that are not in the main text of a page belong to its menus', () => {
  const page = { ...ONE, headings: [...ONE.headings, { level: 2, text: 'Camp stoves compared' }] }
  expect(extract([page]).brief.outline.map(({ heading }) => heading)).not.toContain('Camp stoves compared')
})

test('two pages of one site are one voice', () => {
  const site = ['/a', '/b'].map((path, at) => ({
    ...makePage('shop', [['Wax for winter', 'Wax for winter is warmed in the hands before it is used.']]),
    url: `https://shop.example${path}`,
    position: at + 1,
  }))
  const others = ['one', 'two', 'three'].map((host, at) => ({
    ...ONE,
    url: `https://${host}.example/`,
    position: at + 3,
  }))
  expect(extract([...site, ...others]).brief.outline.map(({ heading }) => heading)).toEqual([
    'Brush the soles',
    'Get rid of the smell',
  ])
})

test('a given title is kept, and cut after a word when it is too long', () => {
  expect(extract([ONE], { title: 'Clean boots, happy feet' }).brief.title).toBe('Clean boots, happy feet')
  const long = 'Everything that you have ever wanted to know about the cleaning of hiking boots'
  expect(extract([ONE], { title: long }).brief.title).toBe(
    'Everything that you have ever wanted to know about the',
  )
})

test.each([
  ['Wie entkalke ich Küchengeräte?', 'de', 'wie-entkalke-ich-kuechengeraete'],
  ['¿Cómo cuidar orquídeas en otoño?', 'es', 'como-cuidar-orquideas-en-otono'],
  ['Blåbärspaj på råg', 'sv', 'blabarspaj-pa-rag'],
  ['コーヒー 淹れ方', 'ja', 'コーヒー-淹れ方'],
  ['تنظيف ماكينة القهوة', 'ar', 'تنظيف-ماكينة-القهوة'],
])('the slug of "%s" in %s is %s', (mainKeyword, language, slug) => {
  expect(extract([{ ...ONE, language }], { mainKeyword, language, keywords: [] }).brief.slug).toBe(slug)
})

test('own pages are linked when their titles are about the article, but not the page about the same', () => {
  const ownPages = [
    { url: 'https://own.example/smell', title: 'Shoes that smell | Own Shop' },
    { url: 'https://own.example/stoves', title: 'Camp stoves compared | Own Shop' },
    { url: 'https://own.example/same', title: 'Clean hiking boots | Own Shop' },
    { url: 'javascript:alert(1)', title: 'Hiking boots smell' },
  ]
  expect(extract([ONE], { ownPages }).brief.links).toEqual([
    { url: 'https://own.example/smell', anchor: 'Shoes that smell' },
  ])
})

test('what a keyword asks is a question of the brief, and missing when no page answers it', () => {
  const { brief, research } = extract([ONE])
  const asked = [...brief.faqs, ...brief.outline.flatMap(({ questions }) => questions)]
  expect(asked).toEqual(['How often should you wax hiking boots?'])
  expect(research.missing).toEqual(['How often should you wax hiking boots?'])
  const answer = makePage('two', [
    ['Wax', 'You wax hiking boots every 3 months or whenever water no longer beads.'],
  ])
  expect(extract([ONE, answer]).research.missing).toEqual([])
})

test('a section has sentences of several sources, even when one source says more', () => {
  const heading = 'Get rid of the smell'
  const one = makePage('one', [
    [
      heading,
      'Baking soda swallows the smell while everybody sleeps overnight.',
      'Cedar wood covers the smell with resin during autumn.',
      'Fresh air carries the smell out through open windows.',
    ],
  ])
  const other = {
    ...makePage('two', [[heading, 'Washed insoles lose the smell after one machine cycle.']]),
    position: 2,
  }
  const { cards } = extract([one, other]).research
  expect(new Set(cards.slice(0, 2).map(({ url }) => url)).size).toBe(2)
})

test('a sentence of more than forty words is no card', () => {
  const long = `The smell of boots ${'and of wool and leather and rubber and felt '.repeat(5)}goes away.`
  const page = makePage('one', [['Get rid of the smell', long, SMELL]])
  expect(extract([page]).research.cards.map(({ quote }) => quote)).toEqual([SMELL])
})

const ABOUT_WAX =
  `Wax keeps water out of seams, tongues and eyelets because it fills the pores between fibres. Warm hands, thin
layers, patience, cotton cloths and gentle pressure give an even film that lasts through autumn storms, morning dew, wet grass,
melting snow and muddy valleys.`.replaceAll('\n', ' ')
const ABOUT_SIZE =
  `Feet swell by evening, so try pairs late, with thick socks, on a slope. Toes need a thumb of space, heels
must stay in place, arches want support, and ankles like soft padding while you carry loads, climb stairs, balance, kneel, jump
or run downhill.`.replaceAll('\n', ' ')

test('headings in other words are one topic when the pages say the same below them', () => {
  const headings = ['Renew the protection', 'Waterproofing', 'Wax on, rain off', 'Against moisture']
  const pages = headings.map((heading, at) => ({
    ...makePage(`site${at}`, [
      [heading, ABOUT_WAX],
      ['Finding your size', ABOUT_SIZE],
    ]),
    position: at + 1,
  }))
  expect(extract(pages).brief.outline).toHaveLength(2)
})

test('headings in other words stay apart when the pages say different things below them', () => {
  const pages = ['one', 'two', 'three', 'four'].map((host, at) => {
    const part: [string, string] =
      at % 2 === 0 ? ['Renew the protection', ABOUT_WAX] : ['Finding your pair', ABOUT_SIZE]
    return { ...makePage(host, [part]), position: at + 1 }
  })
  expect(extract(pages).brief.outline.map(({ heading }) => heading)).toEqual([
    'Finding your pair',
    'Renew the protection',
  ])
})
