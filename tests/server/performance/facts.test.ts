import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createFactsModel } from '#tests/support/performance/facts-model.ts'
import { makeFactsWorld } from '#tests/support/performance/facts-world.ts'
import type { DayFacts } from '#features/performance/server/facts/encode-day.ts'
import type { FactsFilter } from '#features/performance/server/facts/filters.ts'
import type { RankingSort } from '#features/performance/server/facts/questions/ranking.ts'

const DAYS = ['2031-05-29', '2031-05-30', '2031-05-31', '2031-06-01', '2031-06-02']
const PAGES = [
  'https://shop.example/',
  'https://shop.example/#top',
  'https://shop.example/blog/ą?a=%20',
  'https://shop.example/o\'neil"--',
  'https://漢字.example/😀',
]
const QUERIES = ['trail shoes', 'Trail Shoes', "kid's boots; drop table", 'żółte buty', '漢字 😀', 'a\\b']

const facts = fc.record({
  clicks: fc.nat(20),
  impressions: fc.nat(300),
  position: fc.integer({ min: 10, max: 1000 }).map((tenths) => tenths / 10),
})
const somePage = fc.constantFrom(...PAGES)
const someQuery = fc.constantFrom(...QUERIES)
const merged = <Fields extends object>(fields: { [Name in keyof Fields]: fc.Arbitrary<Fields[Name]> }) =>
  fc.tuple(facts, fc.record(fields)).map(([values, about]) => ({ ...values, ...about }))
const dayFacts: fc.Arbitrary<DayFacts> = fc.record(
  {
    day: fc.constantFrom(...DAYS),
    totals: fc.option(facts),
    pages: fc.array(merged({ page: somePage }), { maxLength: 6 }),
    queries: fc.array(merged({ query: someQuery }), { maxLength: 6 }),
    pageQueries: fc.array(merged({ page: somePage, query: someQuery }), { maxLength: 10 }),
  },
  { requiredKeys: ['day'] },
)
const tellings = fc.record({ facts: dayFacts, isOfFile: fc.boolean() })
/** With these, a list is too long to look up the facts of each name. */
const UNKNOWN = Array.from({ length: 2_001 }, (_, at) => `unknown ${at}`)
const only = (all: string[]) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.subarray(all) },
    { weight: 1, arbitrary: fc.subarray(all).map((some) => [...some, ...UNKNOWN]) },
  )
const texts = (all: string[], parts: string[]) =>
  fc.oneof(
    fc.record({ only: only(all), withJumps: fc.boolean() }),
    fc.record({
      conditions: fc.array(
        fc.record({
          kind: fc.constantFrom('contains', 'starts with', 'matches', 'does not match'),
          text: fc.constantFrom(...parts),
        }),
        { minLength: 1, maxLength: 2 },
      ),
    }),
  )
const filters: fc.Arbitrary<FactsFilter> = fc.record(
  {
    pages: texts(PAGES, ['https://shop', 'blog', '😀', "o'neil", 'example/$', '[a-z]+[.]example/(o|b)']),
    queries: texts(QUERIES, ['trail', 'T', '^[Tt]rail', 'bo?o', '漢字', "'s", 'żółte']),
  },
  { requiredKeys: [] },
)
const range = fc
  .tuple(fc.constantFrom(...DAYS), fc.constantFrom(...DAYS))
  .map(([a, b]) => (a < b ? { from: a, to: b } : { from: b, to: a }))
const sorts: fc.Arbitrary<RankingSort> = fc.record({
  by: fc.constantFrom('clicks', 'impressions', 'ctr', 'position', 'text'),
  of: fc.constantFrom('range', 'comparison', 'change'),
  direction: fc.constantFrom('asc', 'desc'),
})

describe.each(['duckdb', 'postgres'] as const)('facts in %s', (kind) => {
  test('after any sequence of imports, every answer equals that of a plain count', async () => {
    const world = await makeFactsWorld(kind)
    let plain = createFactsModel()
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof({ weight: 5, arbitrary: tellings }, fc.constantFrom(...DAYS)), {
          minLength: 1,
          maxLength: 6,
        }),
        fc.array(
          fc.record({
            range,
            comparison: range,
            filter: filters,
            sort: sorts,
            kind: fc.constantFrom('page', 'query'),
          }),
          {
            minLength: 3,
            maxLength: 3,
          },
        ),
        async (writes, questions) => {
          await world.own.do((store, ctx, plan) => store.deleteFacts(ctx, { plan }))
          plain = createFactsModel()
          const taken: Record<'asked' | 'expected', boolean[]> = { asked: [], expected: [] }
          for (const write of writes)
            await world.own.do(async (store, ctx, plan) => {
              if (typeof write === 'string') {
                plain.deleteFacts(write)
                await store.deleteFacts(ctx, { plan, from: write })
              } else if (write.isOfFile) {
                taken.expected.push(plain.replaceFileDay(write.facts))
                taken.asked.push(await store.replaceFileDay(ctx, { plan, ...write.facts }))
              } else {
                plain.replaceDay(write.facts)
                await store.replaceDay(ctx, { plan, ...write.facts })
              }
            })
          expect(taken.asked).toEqual(taken.expected)
          for (const asked of questions)
            await world.own.do(async (store, ctx, plan) => {
              const { filter, comparison } = asked
              const totals = await store.readTotals(ctx, { plan, range: asked.range, comparison, filter })
              expect(totals.range).toEqual(plain.readTotals(asked.range, filter))
              expect(totals.comparison).toEqual(plain.readTotals(comparison, filter))
              const seen = await store.countSeen(ctx, { plan, ...asked })
              expect(seen.range).toEqual(plain.countSeen(asked.kind, asked.range))
              expect(seen.comparison).toEqual(plain.countSeen(asked.kind, comparison))
              const byDay = await store.countSeenByDay(ctx, { plan, kind: asked.kind, range: asked.range })
              expect(byDay.size).toBe(plain.countSeen(asked.kind, asked.range).days)
              for (const [day, count] of byDay)
                expect(plain.countSeen(asked.kind, { from: day, to: day })).toEqual({ days: 1, seen: count })
              const expected = plain.rank(asked.kind, asked)
              const rank = asked.kind === 'page' ? store.rankPages : store.rankQueries
              const whole = await rank(ctx, { plan, ...asked, limit: 100 })
              expect(whole).toEqual({ rows: expected, total: expected.length })
              const part = await rank(ctx, { plan, ...asked, limit: 2, offset: 1 })
              expect(part).toEqual({ rows: expected.slice(1, 3), total: expected.length })
            })
        },
      ),
      { numRuns: 25 },
    )
  }, 120_000)
})
