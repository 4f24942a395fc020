import { expect, test } from 'vitest'
import { createPageHasher } from '#engine/index.ts'
import { makeSerp } from '#integrations/serp/index.ts'
import { makeSignInWorld } from '#tests/support/accounts/sign-in-world.ts'
import { fillPages, readPageKeys, storeSerps } from '#features/serps/server/index.ts'

const market = { location: '2840', country: 'US', language: 'en', device: 'desktop' } as const
const provider = { name: 'test', isSandbox: false }
const PAGES = 'select keyword, array_send(pages) as pages from serps order by keyword'

function urlsOf(at: number): string[] {
  return Array.from(
    { length: at % 11 },
    (_, place) => `https://www.${at}-${place % 9}.example/a?utm_source=${place}`,
  )
}

async function makeWorld() {
  const { database, look } = await makeSignInWorld()
  const keywords = Array.from({ length: 1_500 }, (_, at) => String(1e6 + at))
  const serps = keywords.map((keyword, at) =>
    makeSerp(
      { keyword, ...market },
      { results: urlsOf(at).map((url) => ({ url, title: '' })), fetchedAt: new Date() },
    ),
  )
  await storeSerps({ database }, { provider, serps })
  const readPages = async () =>
    (await look(PAGES)).map(({ pages }) => (Buffer.isBuffer(pages) ? readPageKeys(pages).items : null))
  const said: string[] = []
  const fill = () => fillPages({ database, say: (line) => said.push(line) })
  return { look, readPages, fill, said }
}

test('results are stored with the pages that clustering counts', async () => {
  const { readPages } = await makeWorld()
  const hashPages = createPageHasher()
  const pages = await readPages()
  expect(pages).toEqual(Array.from({ length: 1_500 }, (_, at) => hashPages(urlsOf(at))))
  expect(pages[10]).toHaveLength(18)
})

test('results of an earlier version get the same pages, once', async () => {
  const { look, readPages, fill, said } = await makeWorld()
  const before = await readPages()
  expect(await fill()).toBe(0)
  expect(said).toEqual([])
  await look('update serps set pages = null')
  expect((await Promise.all([fill(), fill()])).reduce((sum, filled) => sum + filled, 0)).toBe(1_500)
  expect(await readPages()).toEqual(before)
  expect(said.length).toBeGreaterThan(0)
  expect(await fill()).toBe(0)
})
