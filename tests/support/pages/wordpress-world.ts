import { expect, onTestFinished } from 'vitest'
import { wordpressReadingKey, WORDPRESS_READING } from '#features/connections/rules.ts'
import { getWordpressReading } from '#features/connections/server/queries/get-wordpress-reading.ts'
import { nameWordpressRow } from '#features/connections/server/publishing/wordpress-row.ts'
import { readWordpress } from '#features/pages/server/index.ts'
import { startPipeline } from '#platform/server/jobs/start-pipeline.ts'
import { createOutbound } from '#platform/server/outbound/outbound.ts'
import { looseSeals } from '#tests/support/connections/connections.ts'
import { serveFake, type FakeAnswer } from '#tests/support/fakes/serve-fake.ts'
import { makeJobWorld } from '#tests/support/jobs/job-world.ts'

const HOST = 'shop.example'
const ROWS = 100

/** The lists of a made-up plugin; a test changes them. */
interface ListedThere {
  pages: unknown[]
  categories: unknown[]
  products: unknown[]
}

/** A post as the plugin lists it. */
export function listedPost(id: number, given: object = {}) {
  return {
    id,
    external_id: null,
    url: `https://${HOST}/post-${id}/`,
    title: `Post ${id}`,
    type: 'post',
    status: 'publish',
    published: '2026-01-05T10:00:00+00:00',
    modified: '2026-02-05T10:00:00+00:00',
    ...given,
  }
}

/** A category as the plugin lists it. */
export function listedCategory(id: number, given: object = {}) {
  const url = `https://${HOST}/category/c-${id}/`
  return { id, name: `Category ${id}`, slug: `c-${id}`, parent: null, taxonomy: 'category', url, ...given }
}

/** A product as the plugin lists it. */
export function listedProduct(id: number, given: object = {}) {
  const url = `https://${HOST}/buy/p-${id}/`
  return { id, name: `Product ${id}`, url, sku: '', price: '', currency: 'EUR', in_stock: true, ...given }
}

/** A plan whose WordPress is a server of the test, and a worker that reads its pages. */
export async function makeWordpressWorld(
  there: ListedThere,
  answer: (path: string, page: number) => FakeAnswer | null = () => null,
) {
  const jobs = await makeJobWorld()
  const { own } = jobs
  const fake = await serveFake(({ url }) => {
    const list = url.pathname.split('/').at(-1) ?? ''
    const page = Number(url.searchParams.get('page') ?? 1)
    const given = answer(list, page)
    if (given !== null) return given
    const rows = list === 'pages' || list === 'categories' || list === 'products' ? there[list] : []
    return { body: { items: rows.slice((page - 1) * ROWS, page * ROWS), total: rows.length } }
  })
  const cms = createOutbound({ findStandIn: () => fake.baseUrl })
  onTestFinished(() => cms.close())
  const look = (statement: string) => jobs.look(statement)
  const sealed = await looseSeals.seal('the key', nameWordpressRow(own.contentplanId))
  await look(`update contentplans set domain = '${HOST}' where id = ${own.contentplanId}`)
  await look(`insert into integrations (workspace_id, contentplan_id, type, site_url, host, sealed_secret, is_sandbox)
    values (${own.workspaceId}, ${own.contentplanId}, 'wp-plugin', 'https://${HOST}/wp-json/keyloom/v1', '${HOST}', '${sealed}', false)`)
  await jobs.startWorker({
    pipelines: [readWordpress],
    services: { connections: { seals: looseSeals, cms: { request: cms.request, openOrigins: [] } } },
  })
  return {
    ...jobs,
    fake,
    look,
    /** Reads the pages and returns what is known of the reading then. */
    read: async () => {
      const { runId } = await jobs.inPlan((ctx, plan) =>
        startPipeline(ctx, readWordpress, { contentplanId: plan.id }),
      )
      const readState = async () => (await jobs.read(own, runId)).state
      await expect.poll(readState, { timeout: 60_000 }).toMatch(/^(done|failed|cancelled)$/)
      return jobs.inPlan((ctx, plan) => getWordpressReading(ctx, { plan }))
    },
    countRuns: async () =>
      (
        await look(
          `select from runs where name = '${WORDPRESS_READING}' and key = '${wordpressReadingKey(own.contentplanId)}'`,
        )
      ).length,
    readPages: () => look('select * from pages order by url'),
  }
}
