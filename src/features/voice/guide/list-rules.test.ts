import { expect, test } from 'vitest'
import { readGuide } from '#features/writing/style/index.ts'
import { measureSite, type OwnPage } from '../measuring/index.ts'
import { listRules, listUnmeasured, writeGuide } from './index.ts'

const page = (place: number, text: string, more: Partial<OwnPage> = {}): OwnPage => ({
  url: `https://www.trailhouse.example/p${place}`,
  title: `Page ${place}`,
  text,
  headings: [
    { level: 1, text: `Page ${place}` },
    { level: 2, text: `How the sole number ${place} holds` },
    { level: 2, text: `What to buy for trip ${place}` },
  ],
  lists: 1,
  tables: 0,
  ...more,
})

const ENGLISH = [1, 2, 3, 4, 5].map((place) =>
  page(
    place,
    [
      `Page ${place}`,
      `We test the shell jackets of TrailHouse on walk ${place}, and you can lend them for a week.`,
      `Don't choose number ${place} by colour alone.`,
      `A shell jacket ${place} weighs 1,200 grams or less.`,
      'Accept our cookies to go on reading this page.',
    ].join('\n'),
  ),
)
const measure = (pages: OwnPage[], more: Partial<Parameters<typeof measureSite>[0]> = {}) =>
  measureSite({ pages, rivals: [], anchors: [], language: 'en', domain: 'www.trailhouse.example', ...more })

test('rules rest on what was measured, and code can read them again from the guide', () => {
  const site = measure(ENGLISH)
  const rules = listRules(site)
  const leads = Object.fromEntries(rules.map(({ id, lead }) => [id, lead]))
  expect(leads).toMatchObject({
    address: 'Address: “you”.',
    person: 'Person: “we”.',
    contractions: 'Contractions: yes.',
    spelling: 'Spelling: British.',
    names: 'Names: TrailHouse.',
    numbers: 'Large numbers: 1,000.',
    exclamations: 'Exclamation marks: none.',
    emoji: 'Emoji: none.',
    tables: 'Tables: hardly any.',
  })
  const guide = writeGuide({ name: 'TrailHouse', rules, voice: '', advice: new Map(), pages: 5 })
  expect(readGuide(guide, 'en')).toMatchObject({
    address: 'you',
    contractions: true,
    spelling: 'British',
    exclamations: false,
    emoji: false,
    names: ['TrailHouse'],
  })
})

test('a line that most pages share is no part of any', () => {
  expect(
    measure(ENGLISH)
      .sentences.map(({ text }) => text)
      .join(' '),
  ).not.toContain('cookies')
})

test('words that the site uses far more often than the pages that rank are named', () => {
  const rivals = Array.from({ length: 3 }, () => 'Coats keep the rain off for a while. '.repeat(100))
  const { preferred } = measure(ENGLISH, { rivals })
  expect(preferred?.terms.map(({ term }) => term)).toContain('shell jackets')
  const terms = (domain: string) => measure(ENGLISH, { rivals, domain }).preferred?.terms ?? []
  expect(terms('x.example').map(({ term }) => term)).toContain('shell jackets')
  expect(terms('shell-jackets.example').map(({ term }) => term)).not.toContain('shell jackets')
})

test('German pages that mix forms of address get no rule but the question which one it is to be', () => {
  const pages = [1, 2, 3].map((place) =>
    page(
      place,
      `Wir helfen dir bei Tour ${place} gern weiter.\nDort zeigen wir Ihnen gern den Schuh Nummer ${place}.`,
    ),
  )
  const site = measure(pages, { language: 'de' })
  expect(listRules(site).find(({ id }) => id === 'address')?.lead).toBe(
    'Choose one form of address: the pages mix “du” and “Sie”.',
  )
  expect(listUnmeasured(site).join(' ')).toContain('capitals do not tell it in German')
})

test('what cannot be measured in a language is said', () => {
  const site = measure([page(1, '靴を選ぶときは底を見ます。サイズも大切だと考えられています。')], {
    language: 'ja',
  })
  expect(listRules(site).map(({ id }) => id)).not.toContain('address')
  expect(listRules(site).find(({ id }) => id === 'readability')?.lead).toBe(
    'Readability: about 15 characters a sentence.',
  )
  expect(listUnmeasured(site).join(' ')).toContain('no list of such words for Japanese')
})

test('markup in titles and sentences of pages stays text in the guide', () => {
  const rules = listRules(measure(ENGLISH)).map((rule) => ({
    ...rule,
    example: { text: 'A *bold* <b>claim</b> [x](y)', url: 'https://a.example/(x)', title: '[t](u)' },
  }))
  const guide = writeGuide({ name: 'A_b', rules, voice: '', advice: new Map(), pages: 1 })
  expect(guide).toContain(String.raw`A \*bold\* \<b\>claim\</b\> \[x\](y)`)
  expect(guide).toContain(String.raw`([\[t\](u)](https://a.example/%28x%29))`)
})
