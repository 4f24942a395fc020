import pg from 'pg'
import type { PlantedKeyword } from '#tests/support/engine/planted-keywords.ts'

interface Seeded {
  workspaceId: number
  contentplanId: number
  planted: readonly PlantedKeyword[]
}

/** So many clusters of each size; all other keywords are in clusters of about this size. */
const SIZES = [
  { size: 500, clusters: 10 },
  { size: 150, clusters: 10 },
]
const USUAL_SIZE = 8

/** Puts every keyword of a plan into a cluster of related ones; gives the ids of the large ones by their size. */
export async function seedClusters(url: string, seeded: Seeded): Promise<Map<number, number[]>> {
  const { workspaceId, contentplanId, planted } = seeded
  // Keywords of one intent have numbers in a row, and so have related intents.
  const related = planted.toSorted((one, other) => one.intent - other.intent).map(({ keyword }) => keyword)
  const numbers = numberClusters(related.length)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(
      `insert into articles (workspace_id, contentplan_id, title, keyword_count)
       select $1, $2, 'Cluster ' || number, count(*) from unnest($3::integer[]) as number group by number`,
      [workspaceId, contentplanId, numbers],
    )
    const plan = `workspace_id = ${workspaceId} and contentplan_id = ${contentplanId}`
    await client.query(
      `update keywords k set article_id = a.id
       from unnest($1::text[], $2::integer[]) as placed (keyword, number),
         (select id, substring(title from '\\d+$')::integer as number from articles where ${plan}) as a
       where ${plan} and k.folded = lower(placed.keyword) and a.number = placed.number`,
      [related, numbers],
    )
    await client.query('vacuum (analyze) keywords')
    await client.query('vacuum (analyze) articles')
    const { rows } = await client.query<{ size: number; ids: number[] }>(
      `select keyword_count as size, array_agg(id order by id) as ids from articles
       where ${plan} and keyword_count = any ($1::integer[]) group by keyword_count`,
      [SIZES.map(({ size }) => size)],
    )
    return new Map(rows.map(({ size, ids }) => [size, ids]))
  } finally {
    await client.end()
  }
}

/** The number of each keyword's cluster. */
function numberClusters(count: number): number[] {
  const large = SIZES.flatMap(({ size, clusters }) => Array.from({ length: clusters }, () => size))
  const numbers: number[] = []
  for (let cluster = 0; numbers.length < count; cluster++) {
    const size = Math.min(large[cluster] ?? USUAL_SIZE, count - numbers.length)
    for (let at = 0; at < size; at++) numbers.push(cluster)
  }
  return numbers
}
