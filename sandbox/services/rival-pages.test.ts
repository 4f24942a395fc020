import { expect, test } from 'vitest'
import { measureProcessorTime } from '#tests/support/processor-time.ts'
import { parseSource } from '#features/pages/server/reading/parse-source.ts'
import { createSerp } from '../world/serps.ts'
import { writeRivalPage } from './rival-pages.ts'
import { planPage } from './rivals/plan-page.ts'

const SEED = 7
/** Pages of other sites about the same thing, as a SERP has them. */
const listUrls = (keyword: string, language = 'en', country = 'us') =>
  createSerp(SEED, keyword, { country, language, device: 'desktop' }).map(({ url }) => new URL(url))

test.each([
  ['en', 'us', 'best hiking boots'],
  ['de', 'de', 'wanderschuhe kaufen'],
  ['es', 'es', 'botas de montaña'],
  ['sv', 'se', 'vandringskängor'],
  ['ja', 'jp', '登山靴 おすすめ'],
  ['ar', 'sa', 'حذاء المشي'],
])(
  'rivals of a market in %s are articles of 600 to 1,500 words in its language',
  async (language, country, keyword) => {
    const urls = listUrls(keyword, language, country)
    expect(urls).toHaveLength(10)
    for (const url of urls.slice(0, 5)) {
      const html = writeRivalPage(SEED, url)
      expect(html).toBe(writeRivalPage(SEED, url))
      expect(html).not.toMatch(/\{\w+\}|undefined/)
      const page = await parseSource(html.replace(/ lang="\w+"/, ''))
      expect(page).toMatchObject({ language, date: expect.stringMatching(/^202\d-\d\d-\d\d$/) })
      expect(page.wordCount).toBeGreaterThan(600)
      expect(page.wordCount).toBeLessThan(1_500)
      expect(page.text).not.toMatch(/cookies|newsletter/i)
    }
  },
)

test.each([
  ['/jacket-rain-16esuv9', 'rain jacket'],
  ['/clean-boot-hiking-abcd12', 'hiking boot'],
  ['/classic-jacket-rain-abcd12', 'classic rain jacket'],
  ['/aid-first-kit-abcd12', 'first aid kit'],
])('the page at %s is about the %s, as people say it', async (path, product) => {
  const { text } = await parseSource(writeRivalPage(SEED, new URL(path, 'https://site.example')))
  expect(text.toLowerCase()).toContain(product)
})

test('rivals of one subject share an outline, and what a searcher wants comes first', async () => {
  const pages = await Promise.all(
    listUrls('how to clean hiking boots').map((url) => parseSource(writeRivalPage(SEED, url))),
  )
  const counts = new Map<string, number>()
  for (const { headings } of pages)
    for (const text of new Set(headings.map((heading) => heading.text)))
      counts.set(text, (counts.get(text) ?? 0) + 1)
  const shared = [...counts].filter(([, count]) => count >= 3).map(([text]) => text)
  expect(shared.length).toBeGreaterThanOrEqual(6)
  expect(shared).toContain('Frequently asked questions')
  const care = ['Care and cleaning', 'How do you clean', 'How to look after it']
  const first = pages.map(({ headings }) => headings.find(({ level }) => level === 2)?.text ?? '')
  expect(first.filter((text) => care.some((one) => text.startsWith(one))).length).toBeGreaterThanOrEqual(8)
})

test('rivals agree about the facts, except for a few that contradict the others', () => {
  const plans = Array.from({ length: 300 }, (_, place) =>
    planPage(SEED, new URL(`https://site${place}.example/hiking-boot-abcd${place}`)),
  )
  const years = plans.map(({ facts }) => facts.texts['years'])
  const usual = years.toSorted()[150]
  const contrary = plans.filter(({ facts }) => facts.disputed === 'years')
  expect(contrary.length).toBeGreaterThan(0)
  expect(years.filter((one) => one !== usual)).toHaveLength(contrary.length)
  expect(plans.filter(({ facts }) => facts.disputed !== null).length).toBeLessThan(75)
})

test('a page takes less than 5 ms', () => {
  const urls = Array.from(
    { length: 100 },
    (_, place) => new URL(`https://a.example/de/clean-zelt-abcd${place}`),
  )
  expect(measureProcessorTime(() => urls.map((url) => writeRivalPage(SEED, url)))).toBeLessThan(500)
})
