import { expect, test } from 'vitest'
import { chooseAction, type PageFacts } from './choose-action.ts'
import { CURVE_RANKS, fitCurve } from './ctr-curve.ts'

const had = (clicks: number, impressions: number, position: number | null = 2) => ({
  clicks,
  impressions,
  position,
})
const fine: PageFacts = {
  ageDays: 400,
  daysKnown: 480,
  last: had(100, 500),
  prev: had(100, 500),
  lastYear: null,
  halfYear: had(600, 3000),
  linksFromFavorites: 0,
  competing: null,
  reach: null,
}
const aYearAgo = (clicks: number, impressions: number, impressionsBefore: number, position = 2) => ({
  ...had(clicks, impressions, position),
  impressionsBefore,
})
const reached = (clicks: number) => ({ clicks, expected: 100, impressions: 1000 })
const competing = { url: 'https://shop.example/b', share: 0.4, overlap: 4 }
const unseen = { last: had(0, 4, null), prev: had(0, 5, null), halfYear: had(0, 9, null) }

test.each<[string, Partial<PageFacts>, string]>([
  ['that does well', {}, 'leave'],
  ['with 27 days of data', { daysKnown: 27 }, 'not-enough-data'],
  ['of 89 days that was seen nine times', { ...unseen, ageDays: 89 }, 'not-enough-data'],
  ['of 90 days that was seen nine times', { ...unseen, ageDays: 90 }, 'leave'],
  ['older than half a year that was hardly seen and never clicked', { ...unseen, ageDays: 181 }, 'delete'],
  [
    'that was hardly seen and never clicked but has a link from a favorite',
    { ...unseen, ageDays: 181, linksFromFavorites: 1 },
    'leave',
  ],
  ['that was hardly seen but clicked once', { ...unseen, halfYear: had(1, 9), ageDays: 181 }, 'leave'],
  [
    'that was hardly seen in a half year of incomplete data',
    { ...unseen, halfYear: null, ageDays: 181 },
    'leave',
  ],
  ['of unknown age that was hardly seen and never clicked', { ...unseen, ageDays: null }, 'leave'],
  ['whose competing page gets 40 % for searches that share four results', { competing }, 'merge'],
  ['whose competing page gets less', { competing: { ...competing, share: 0.39 } }, 'leave'],
  ['whose competing page answers other searches', { competing: { ...competing, overlap: 3.9 } }, 'leave'],
  ['with a quarter fewer clicks', { last: had(75, 500) }, 'update'],
  ['with nearly a quarter fewer clicks', { last: had(76, 500) }, 'leave'],
  ['with one click after nine', { last: had(1, 5), prev: had(9, 45) }, 'leave'],
  ['with fewer clicks, as last year', { last: had(50, 250), lastYear: aYearAgo(40, 240, 480) }, 'leave'],
  [
    'with fewer clicks, while last year it was seen as often',
    { last: had(50, 250), lastYear: aYearAgo(60, 480, 480) },
    'update',
  ],
  [
    'with fewer clicks, while last year more were searching',
    { last: had(80, 400), lastYear: aYearAgo(90, 960, 480) },
    'leave',
  ],
  [
    'with a quarter of the clicks of a year ago, four places down',
    { last: had(95, 500, 6), lastYear: aYearAgo(400, 900, 900) },
    'update',
  ],
  [
    'with a quarter of the clicks of a year ago at its old place',
    { last: had(95, 500, 2.9), lastYear: aYearAgo(400, 900, 900) },
    'leave',
  ],
  [
    'four places down with nearly the clicks of a year ago',
    { last: had(95, 500, 6), lastYear: aYearAgo(126, 900, 900) },
    'leave',
  ],
  [
    'four places down after nine clicks a year ago',
    { last: had(2, 500, 3), prev: had(2, 500, 3), lastYear: aYearAgo(9, 900, 900) },
    'leave',
  ],
  ['without the 30 days before', { prev: null, last: had(1, 500) }, 'leave'],
  ['without the last 30 days', { last: null }, 'not-enough-data'],
  [
    'at rank 4 with fewer clicks than chance explains',
    { last: had(100, 1000, 4), reach: reached(79) },
    'update',
  ],
  ['at rank 4 with as few as chance explains', { last: had(100, 1000, 4), reach: reached(80) }, 'leave'],
  ['at rank 3.9 with hardly any', { last: had(100, 1000, 3.9), reach: reached(1) }, 'leave'],
  ['at rank 20 with hardly any', { last: had(100, 1000, 20), reach: reached(1) }, 'update'],
  ['at rank 20.1 with hardly any', { last: had(100, 1000, 20.1), reach: reached(1) }, 'leave'],
])('the advice for a page %s follows its rule', (_, change, action) => {
  const advice = chooseAction({ ...fine, ...change })
  expect(advice.action).toBe(action)
  expect(advice.reason).toMatch(/^([A-Z]|https:).*\.$/)
})

test.each<[Partial<PageFacts>, string]>([
  [
    {},
    'It got 100 clicks in the last 30 days after 100 in the 30 before, about what its rank and the season let expect.',
  ],
  [{ prev: null, last: had(1, 500) }, 'It got 1 click in the last 30 days, about what its rank lets expect.'],
  [{ ...unseen, linksFromFavorites: 2 }, 'It is hardly seen in search, but 2 favorites link to it.'],
  [
    { last: had(0, 0, null), prev: had(0, 0, null), ageDays: null },
    'It was not seen in the last 30 days, and too little is known to change or delete it.',
  ],
  [{ daysKnown: 1 }, 'There is only 1 day of search data so far, and 28 are needed.'],
  [
    { ...unseen, ageDays: 1 },
    'It is 1 day old and was seen 9 times so far. Give it until it is 90 days old.',
  ],
  [
    { ...unseen, ageDays: 181 },
    'In the last 180 days it was seen 9 times in search and never clicked, and no favorite links to it.',
  ],
  [
    { ...unseen, halfYear: had(0, 0), ageDays: 181 },
    'In the last 180 days it was never seen in search, and no favorite links to it.',
  ],
  [
    { competing: { ...competing, overlap: 4.26 } },
    "https://shop.example/b gets 40% of the impressions of this page's cluster, for searches that share 4.3 of 10 results: the two compete.",
  ],
  [{ last: had(60, 500) }, 'Its clicks fell by 40%: 60 in the last 30 days after 100 in the 30 before.'],
  [
    { last: had(1200, 250), prev: had(2400, 480), lastYear: aYearAgo(60, 480, 480) },
    'Its clicks fell by 50%: 1,200 in the last 30 days after 2,400 in the 30 before. The season does not explain it.',
  ],
  [
    { last: had(95, 500, 6), lastYear: aYearAgo(400, 900, 900) },
    'Its clicks in 30 days fell by 76% within a year, from 400 to 95, and its rank from 2.0 to 6.0.',
  ],
  [
    { last: had(100, 1000, 4), reach: reached(12) },
    'At rank 4.0, 1.2% of those who see it click it, where this site usually gets 10.0%.',
  ],
])('the reason for %o says %j', (change, reason) => {
  expect(chooseAction({ ...fine, ...change }).reason).toBe(reason)
})

test.each<[string, Partial<PageFacts>, number]>([
  ['lost 40 clicks', { last: had(60, 500) }, 40],
  [
    'lost more than the season explains',
    { last: had(50, 250), prev: had(100, 500), lastYear: aYearAgo(60, 384, 480) },
    30,
  ],
  ['has 50 clicks fewer than a year ago', { last: had(100, 500, 4), lastYear: aYearAgo(150, 500, 500) }, 50],
  ['lacks 70 of the usual clicks', { last: had(100, 1000, 8), reach: reached(30) }, 70],
  ['does well', {}, 0],
])('an update of a page that %s would bring the clicks that it lacks', (_, change, gain) => {
  expect(chooseAction({ ...fine, ...change }).gain).toBe(gain)
})

test('a site without data of its own has the published curve of clicks', () => {
  const curve = fitCurve([])
  expect(curve).toHaveLength(CURVE_RANKS)
  expect(curve).toEqual(curve.toSorted((one, other) => other - one))
  expect([curve[0], curve[9], curve[29]]).toEqual([0.285, 0.025, 0.01])
})

function atRank4(clicks: number, impressions: number) {
  return fitCurve([{ rank: 4, clicks, impressions }])[3]
}

test('the more data a site has, the more its own clicks count', () => {
  expect(atRank4(1, 25)).toBeCloseTo(0.08, 2)
  expect(atRank4(4, 100)).toBeCloseTo(0.0745, 4)
  expect(atRank4(40_000, 1_000_000)).toBeCloseTo(0.04, 4)
})
