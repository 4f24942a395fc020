import { describe, expect, test } from 'vitest'
import { makeFactsWorld } from '#tests/support/performance/facts-world.ts'

const MAY = { from: '2031-05-01', to: '2031-05-31' }
const row = (clicks: number, impressions: number, position: number) => ({ clicks, impressions, position })

describe.each(['duckdb', 'postgres'] as const)('patterns in %s', (kind) => {
  test('an invalid pattern is refused with a sentence', async () => {
    const { own } = await makeFactsWorld(kind)
    const filter = { pages: { conditions: [{ kind: 'does not match' as const, text: 'a)' }] } }
    const asked = own.do((store, ctx, plan) => store.readTotals(ctx, { plan, range: MAY, filter }))
    await expect(asked).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('a ) without its ('),
    })
  })

  test('both engines understand the patterns that both accept alike', async () => {
    const { own } = await makeFactsWorld(kind)
    const words = ['trail shoes', 'TRAIL', 'a.b', 'a{2}', 'x]y', 'tab\there', 'ünïcode', 'a-b', 'shoe', '']
    await own.do((store, ctx, plan) =>
      store.replaceDay(ctx, {
        plan,
        day: '2031-05-01',
        queries: words.map((query) => ({ query, ...row(1, 1, 1) })),
      }),
    )
    const find = (text: string) =>
      own.do(async (store, ctx, plan) => {
        const filter = { queries: { conditions: [{ kind: 'matches' as const, text }] } }
        const { rows } = await store.rankQueries(ctx, {
          plan,
          range: MAY,
          filter,
          sort: { by: 'text', direction: 'asc' },
          limit: 50,
        })
        return rows.map((one) => one.text)
      })
    expect(await find('(?i)^trail')).toEqual(['TRAIL', 'trail shoes'])
    expect(await find('\\bshoes?\\b')).toEqual(['shoe', 'trail shoes'])
    expect(await find('a\\.b')).toEqual(['a.b'])
    expect(await find('a{2}')).toEqual([])
    expect(await find('a\\{2\\}')).toEqual(['a{2}'])
    expect(await find('a{x')).toEqual([])
    expect(await find('[]]')).toEqual(['x]y'])
    expect(await find('[^a-z ]{2}')).toEqual(['TRAIL', 'a{2}'])
    expect(await find('a[.-]b')).toEqual(['a-b', 'a.b'])
    expect(await find('\\s\\w+$')).toEqual(['tab\there', 'trail shoes'])
    expect(await find('(?P<kind>sho)(?:es|e$)')).toEqual(['shoe', 'trail shoes'])
    expect(await find('ü.ï')).toEqual(['ünïcode'])
    expect(await find('[[:upper:]]{3,}?')).toEqual(['TRAIL'])
    expect(await find('^$')).toEqual([''])
    expect(await find('zzz|')).toHaveLength(words.length)
    expect(await find('')).toHaveLength(words.length)
  })

  test('a pattern that takes too long is ended in time', async () => {
    const { own } = await makeFactsWorld(kind)
    const queries = Array.from({ length: 400 }, (_, index) => ({
      query: `${'a'.repeat(1_000)}${index}`,
      ...row(1, 1, 1),
    }))
    await own.do((store, ctx, plan) => store.replaceDay(ctx, { plan, day: '2031-05-01', queries }))
    const text = '(a?){120}(a*)*(a|aa)+(x+x+)+y$'
    const answer = await own
      .do((store, ctx, plan) =>
        store.readTotals(ctx, {
          plan,
          range: MAY,
          filter: { queries: { conditions: [{ kind: 'matches', text }] } },
        }),
      )
      .catch((error: unknown) => error)
    expect([0, 400]).toContain(Reflect.get(Object(answer), 'status') ?? 0)
  }, 60_000)
})
