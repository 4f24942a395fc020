import pg from 'pg'
import { openDatabase } from '#platform/server/database/database.ts'
import { makeSerp } from '#integrations/serp/index.ts'
import { storeSerps } from '#features/serps/server/index.ts'
import { PRESETS, type PlantedKeyword } from '#tests/support/engine/planted-keywords.ts'
import { listPlantedKeywords } from '#tests/support/engine/planted-table.ts'
import { itemAt } from '#platform/items.ts'

const SEED = 1
const BATCH = 5_000
const MARKET = { location: '2840', country: 'US', language: 'en', device: 'desktop' } as const

/**
 * A plan with nothing but inactive keywords, whose search results are all known; its own site is the one with the
 * most pages among them.
 */
export async function seedRun(
  url: string,
  { workspaceId, count, isSandbox = false }: { workspaceId: number; count: number; isSandbox?: boolean },
): Promise<{ contentplanId: number; known: string; planted: PlantedKeyword[] }> {
  const planted = listPlantedKeywords({ ...PRESETS.realistic, keywords: count, seed: SEED })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: number }>(
      `insert into contentplans (workspace_id, name, country, country_crawl, language, type, keyword_limit, domain)
       values ($1, 'Large', 'USA', $2, $3, 'managed', $4, $5) returning id`,
      [workspaceId, MARKET.location, MARKET.language, 2 * count, findLargestSite(planted)],
    )
    const contentplanId = itemAt(rows, 0).id
    await addKeywords(client, { workspaceId, contentplanId, planted })
    await addSerps(url, { planted, isSandbox })
    await client.query('vacuum (analyze) keywords')
    await client.query('vacuum (analyze) serps')
    return { contentplanId, known: itemAt(planted, 0).keyword, planted }
  } finally {
    await client.end()
  }
}

function findLargestSite(planted: PlantedKeyword[]): string {
  const pages = new Map<string, Set<string>>()
  for (const { urls } of planted)
    for (const url of urls) {
      const { hostname } = new URL(url)
      const known = pages.get(hostname) ?? new Set()
      pages.set(hostname, known.add(url))
    }
  const [largest] = itemAt(
    [...pages].toSorted(([, a], [, b]) => b.size - a.size),
    0,
  )
  return largest.replace(/^www\./, '')
}

async function addKeywords(
  client: pg.Client,
  {
    workspaceId,
    contentplanId,
    planted,
  }: { workspaceId: number; contentplanId: number; planted: PlantedKeyword[] },
): Promise<void> {
  for (const batch of inBatches(planted))
    await client.query(
      `insert into keywords (workspace_id, contentplan_id, keyword, folded, source, estimated_search_volume)
       select $1, $2, keyword, lower(keyword), 'upload', volume
       from unnest($3::text[], $4::integer[]) as given (keyword, volume) on conflict do nothing`,
      [workspaceId, contentplanId, batch.map(({ keyword }) => keyword), batch.map(({ volume }) => volume)],
    )
}

async function addSerps(
  url: string,
  { planted, isSandbox }: { planted: PlantedKeyword[]; isSandbox: boolean },
): Promise<void> {
  const provider = { name: 'dataforseo', isSandbox }
  const database = openDatabase({ log: console }, { url, name: 'bench' })
  const fetchedAt = new Date()
  for (const batch of inBatches(planted)) {
    const serps = batch.map(({ keyword, urls }) => {
      const results = urls.map((one) => ({
        url: one,
        title: `${keyword}: what ${new URL(one).hostname} says`,
      }))
      return makeSerp({ keyword, ...MARKET }, { results, fetchedAt })
    })
    await storeSerps({ database }, { provider, serps })
  }
  await database.destroy()
}

function* inBatches<Item>(items: Item[]): Generator<Item[]> {
  for (let at = 0; at < items.length; at += BATCH) yield items.slice(at, at + BATCH)
}
