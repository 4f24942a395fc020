import process from 'node:process'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anySerpRows } from '#tests/support/engine/any-serp-rows.ts'
import { keywordsOf, tableOf, type SerpRow } from '#tests/support/engine/serp-rows.ts'
import { clusterKeywords } from '#engine/index.ts'
import { continuePlan } from './continue-plan.ts'
import { parseState, type PlanState } from './parse-state.ts'
import { itemAt } from '#platform/items.ts'

/** Random histories of a state that each test tries. */
const DRAWN = { numRuns: process.env['KEYLOOM_FULL'] === '1' ? 100 : 30 }

interface Run {
  rows: (Omit<SerpRow, 'volume'> & { volume: number | null })[]
  minimumScore?: number
  isFullRun?: boolean
}

async function run(before: PlanState | null, { rows, minimumScore = 3, isFullRun = false }: Run) {
  const text = rows.map((row) => JSON.stringify(row)).join('\n')
  const plan = await continuePlan(
    {
      keywords: rows.length === 0 ? null : { name: 'k.jsonl', size: null, chunks: encode(text) },
      serps: null,
      state: { name: 'plan.json', before },
      minimumScore,
      isFullRun,
    },
    () => {},
  )
  const written = await new Response(new Blob([...plan.state()])).text()
  return { plan, written, state: parseState('plan.json', written) }
}

async function* encode(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text)
}

function keepLocked(state: PlanState): PlanState {
  return { ...state, clusters: state.clusters.filter(({ isLocked }) => isLocked) }
}

function serp(site: string): string[] {
  return [1, 2, 3].map((page) => `https://${site}.example/${page}`)
}

/** Keywords by id of their cluster. */
function membersOf({ clusters }: PlanState): Map<number, string[]> {
  return new Map(clusters.map(({ id, keywords }) => [id, keywords.map(({ keyword }) => keyword).toSorted()]))
}

const anyHistory = fc
  .record({ rows: anySerpRows({ most: 60 }), batches: fc.integer({ min: 1, max: 4 }) })
  .map(({ rows, batches }) =>
    Array.from({ length: batches }, (_, batch): SerpRow[] => [
      { keyword: `alone ${batch}`, volume: 1, urls: [`https://alone-${batch}.example/`] },
      ...rows.filter((_row, at) => at % batches === batch),
    ]),
  )

async function runAll(batches: SerpRow[][]): Promise<PlanState | null> {
  let state: PlanState | null = null
  for (const rows of batches) state = (await run(state, { rows })).state
  return state
}

describe('clusters that are continued from a state', () => {
  test('keep their ids, titles and keywords, and every keyword is in a cluster', async () => {
    await fc.assert(
      fc.asyncProperty(anyHistory, async (batches) => {
        let before: PlanState | null = null
        let keywords: string[] = []
        for (const rows of batches) {
          const { state } = await run(before, { rows })
          const after = membersOf(state)
          keywords = [...keywords, ...rows.map(({ keyword }) => keyword)]
          expect([...after.values()].flat().toSorted()).toEqual(keywords.toSorted())
          for (const { id, title, keywords: members } of before?.clusters ?? []) {
            expect(after.get(id)).toEqual(expect.arrayContaining(members.map(({ keyword }) => keyword)))
            expect(state.clusters.find((cluster) => cluster.id === id)?.title).toBe(title)
          }
          before = state
        }
      }),
      DRAWN,
    )
  })

  test('are in a full run the same as if all keywords had been given at once', async () => {
    await fc.assert(
      fc.asyncProperty(anyHistory, fc.integer({ min: 1, max: 10 }), async (batches, minimumScore) => {
        const { state } = await run(await runAll(batches), { rows: [], minimumScore, isFullRun: true })
        const rows = batches.flat()
        const clusters = [...membersOf(state).values()].toSorted((one, other) =>
          itemAt(one, 0) < itemAt(other, 0) ? -1 : 1,
        )
        expect(clusters).toEqual(keywordsOf(rows, clusterKeywords(tableOf(rows), { minimumScore })))
      }),
      DRAWN,
    )
  })

  test('do not change when nothing new is added', async () => {
    await fc.assert(
      fc.asyncProperty(anyHistory, async (batches) => {
        const { written, state } = await run(await runAll(batches), { rows: [], isFullRun: true })
        expect((await run(state, { rows: [] })).written).toBe(written)
        expect((await run(state, { rows: [], isFullRun: true })).written).toBe(written)
        expect((await run(state, { rows: itemAt(batches, 0) })).written).toBe(written)
      }),
      DRAWN,
    )
  })

  test('that are locked keep their keywords and get no others', async () => {
    await fc.assert(
      fc.asyncProperty(anyHistory, fc.boolean(), async ([first = [], ...more], isFullRun) => {
        const { state } = await run(null, { rows: first })
        const clusters = state.clusters.map((cluster) => ({ ...cluster, isLocked: cluster.id % 3 === 1 }))
        const before = { ...state, clusters }
        const after = await run(before, { rows: more.flat(), minimumScore: 1, isFullRun })
        expect(membersOf(keepLocked(after.state))).toEqual(membersOf(keepLocked(before)))
        expect(after.plan.locked).toBe(keepLocked(before).clusters.length)
      }),
      DRAWN,
    )
  })
})

describe('search results that are added later', () => {
  const urls = ['https://a.example/', 'https://b.example/', 'https://c.example/']
  const shoes = { keyword: 'shoes', volume: 10, urls }
  const boots = { keyword: 'boots', volume: 5, urls: [] }

  test('place a keyword that was alone because it had none', async () => {
    const { state } = await run(null, { rows: [shoes, boots] })
    expect(membersOf(state)).toEqual(
      new Map([
        [1, ['shoes']],
        [2, ['boots']],
      ]),
    )
    const after = await run(state, { rows: [{ ...boots, urls }] })
    expect(membersOf(after.state)).toEqual(new Map([[1, ['boots', 'shoes']]]))
    expect(after.state.nextId).toBe(3)
  })

  test('leave a keyword that fits into no other cluster its id', async () => {
    const { state } = await run(null, { rows: [shoes, boots] })
    const after = await run(state, { rows: [{ ...boots, urls: ['https://z.example/'] }] })
    expect(membersOf(after.state)).toEqual(membersOf(state))
    expect(after.plan.changes.clusters.kept).toBe(2)
  })

  test('replace older ones', async () => {
    const { state } = await run(null, { rows: [shoes, { ...boots, urls }] })
    expect(state.clusters).toHaveLength(1)
    const newer = { ...boots, urls: ['https://z.example/'] }
    const kept = await run(state, { rows: [newer] })
    expect(kept.state.clusters).toHaveLength(1)
    expect((await run(kept.state, { rows: [], isFullRun: true })).state.clusters).toHaveLength(2)
  })

  test('do not move keywords that had results before, or that are locked', async () => {
    const { state } = await run(null, {
      rows: [shoes, boots, { ...boots, keyword: 'hats', urls: serp('hats') }],
    })
    const clusters = state.clusters.map((cluster) => ({ ...cluster, isLocked: cluster.title === 'Boots' }))
    const newer = ['boots', 'hats'].map((keyword) => ({ keyword, volume: 5, urls }))
    const after = await run({ ...state, clusters }, { rows: newer })
    expect(membersOf(after.state)).toEqual(membersOf(state))
  })

  test('leave a cluster that was put together by hand as it is', async () => {
    const { state } = await run(null, {
      rows: [shoes, boots, { keyword: 'hats', volume: 20, urls: serp('hats') }],
    })
    const keywords = state.clusters.flatMap((cluster) => cluster.keywords).toReversed()
    expect(keywords[0]?.pages).toBe('')
    const byHand = { ...state, clusters: [{ ...itemAt(state.clusters, 0), keywords }] }
    const after = await run(byHand, { rows: [{ ...shoes, keyword: 'red shoes' }] })
    expect(membersOf(after.state)).toEqual(
      new Map([
        [1, ['boots', 'hats', 'shoes']],
        [4, ['red shoes']],
      ]),
    )
  })

  test('are needed for at least one new keyword', async () => {
    const { state } = await run(null, { rows: [shoes] })
    await expect(run(state, { rows: [boots] })).rejects.toThrow('k.jsonl has no search results')
  })
})

test('the cluster with the largest volume gets the first id, and no id is used again', async () => {
  const rows = [
    { keyword: 'few', volume: 1, urls: serp('one') },
    { keyword: 'many', volume: 9, urls: serp('two') },
  ]
  const { state } = await run(null, { rows })
  expect(membersOf(state)).toEqual(
    new Map([
      [1, ['many']],
      [2, ['few']],
    ]),
  )
  const joined = await run(state, {
    rows: rows.map((row) => ({ ...row, urls: serp('two') })),
    isFullRun: true,
  })
  expect(membersOf(joined.state)).toEqual(new Map([[1, ['few', 'many']]]))
  const third = await run(joined.state, { rows: [{ keyword: 'third', volume: 5, urls: serp('three') }] })
  expect([...membersOf(third.state).keys()]).toEqual([1, 3])
})

test('the hash of a page never changes, so that later versions can read a state', async () => {
  const { state } = await run(null, {
    rows: [{ keyword: 'shoes', volume: 10, urls: ['https://www.a.example/x/', 'http://b.example/?id=1'] }],
  })
  expect(state.clusters[0]?.keywords[0]?.pages).toBe('PPlHV7gYoK1Ky7SnknWiKQ')
})

const shoes = (keyword: string, volume: number | null) => ({ keyword, volume, urls: serp('shoes') })

test('an unknown volume is unknown in the state and in the CSV until a file has it, and a known one stays known', async () => {
  const volumesOf = async ({ plan }: Awaited<ReturnType<typeof run>>) => {
    const lines = (await new Response(new Blob([...plan.csv()])).text()).trimEnd().split('\n').slice(1)
    return lines.map((line) => line.split(',').slice(2, 4).join(' '))
  }
  const first = await run(null, {
    rows: [shoes('shoes', 90), shoes('red shoes', null), shoes('blue shoes', 0)],
  })
  expect(await volumesOf(first)).toEqual(['shoes 90', 'blue shoes 0', 'red shoes '])
  expect(first.written).toContain('"version":2,')
  expect(first.written).toContain('["red shoes",null,')
  const again = await run(first.state, { rows: [] })
  expect(await volumesOf(again)).toEqual(['shoes 90', 'blue shoes 0', 'red shoes '])
  const later = await run(again.state, {
    rows: [shoes('red shoes', 40), shoes('blue shoes', null), shoes('shoes', null)],
  })
  expect(await volumesOf(later)).toEqual(['shoes 90', 'red shoes 40', 'blue shoes 0'])
})

test('a new cluster has its main keyword as a title, with a capital and names as they are written', async () => {
  const { state } = await run(null, { rows: [shoes('gps watch for iphone', 90), shoes('watch', 5)] })
  expect(state.clusters.map(({ title }) => title)).toEqual(['GPS watch for iPhone'])
})
