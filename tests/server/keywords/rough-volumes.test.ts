import { expect, test } from 'vitest'
import { openKeywordPlan } from '#tests/support/keywords/keyword-world.ts'
import { createListReport, previewList, readList } from '#features/keywords/files/index.ts'
import { createSource } from '#tests/support/keywords/test-source.ts'

const ROUGH = { keyword: 'boots', estimated_search_volume: 3000, volume_is_rough: true }

async function readWhole(file: string) {
  const preview = await previewList(createSource(file))
  const { mapping } = preview
  const rows = readList(createSource(file), { preview, mapping, report: createListReport() })
  return (await Array.fromAsync(rows)).flat().map(({ keyword }) => keyword)
}

async function openPlan() {
  const plan = await openKeywordPlan()
  return {
    ...plan,
    read: async (): Promise<unknown[][]> =>
      (await plan.list()).body.keywords.map((row: Record<string, unknown>) => [
        row['keyword'],
        row['estimated_search_volume'],
        row['volume_is_rough'],
      ]),
  }
}

test.each([
  ['an exact volume', { keyword: 'boots', estimated_search_volume: 70 }, 70, false],
  ['a larger rough volume', { ...ROUGH, estimated_search_volume: 30_000 }, 30_000, true],
  ['a smaller rough volume', { ...ROUGH, estimated_search_volume: 10 }, 3000, true],
  ['no volume', { keyword: 'boots' }, 3000, true],
] as const)(
  'a rough volume of 3,000, joined with %s (%j), is %d then, and rough: %s',
  async (_name, again, volume, isRough) => {
    const { save, read } = await openPlan()
    await save([ROUGH])
    await save([again])
    expect(await read()).toEqual([['boots', volume, isRough]])
  },
)

test('an exact volume is not replaced by a rough one, and a volume that is unknown is not rough', async () => {
  const { save, read } = await openPlan()
  await save([{ keyword: 'boots', estimated_search_volume: 70 }])
  await save([ROUGH, { keyword: 'tents', volume_is_rough: true }])
  expect(await read()).toEqual([
    ['boots', 70, false],
    ['tents', null, false],
  ])
})

test('a cluster with a rough volume says so, and no longer when an exact one has come', async () => {
  const { save, change, ids, addArticle, call } = await openPlan()
  await save([ROUGH, { keyword: 'tents', estimated_search_volume: 90 }])
  const articleId = await addArticle('Shop')
  await change({ keywordIds: Object.values(await ids()), action: 'move', toArticleId: articleId })
  const readCluster = async () => (await call('GET', `/article/${articleId}`)).body
  expect(await readCluster()).toMatchObject({ estimated_search_volume: 3090, volume_is_rough: true })
  await save([{ keyword: 'boots', estimated_search_volume: 70 }])
  expect(await readCluster()).toMatchObject({ estimated_search_volume: 160, volume_is_rough: false })
})

test('a rough volume is exported as such, in a form that is read as a rough volume again', async () => {
  const { save, server, path, jwt } = await openPlan()
  await save([ROUGH, { keyword: 'tents', estimated_search_volume: 90 }])
  const headers = { authorization: `Bearer ${jwt}` }
  const { body } = await server.inject({ method: 'GET', url: `/api${path}/export`, headers })
  expect(body.split('\r\n').map((line) => line.split(',').slice(0, 3))).toEqual([
    expect.anything(),
    ['boots', 'Inactive', '~3000'],
    ['tents', 'Inactive', '90'],
    [''],
  ])
  expect(await readWhole(body)).toMatchObject([
    ROUGH,
    { estimated_search_volume: 90, volume_is_rough: false },
  ])
})

test('a rough volume comes back when the undo of its import is undone', async () => {
  const { save, read, call, path } = await openPlan()
  const { importId } = (await save([ROUGH])).body
  await call('POST', `${path}/import/${importId}/undo`)
  expect(await read()).toEqual([])
  await call('POST', `${path}/import/${importId}/restore`)
  expect(await read()).toEqual([['boots', 3000, true]])
})
