import { request } from 'node:http'
import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import { openBlogServer } from '#app/blog-server.ts'
import { readConfig } from '#app/config/config.ts'
import { openBlogPublisher } from '#features/blog/server/index.ts'
import { buildBlog } from '#features/blog/server/jobs/build-blog.ts'
import { openPlan } from '#features/contentplans/server/index.ts'
import type { OutgoingArticle, Publisher } from '#integrations/publisher/index.ts'
import { findFreePort } from '#platform/server/process/free-port.ts'
import { startWorker } from '#platform/server/jobs/worker.ts'
import { shareDatabase } from '#tests/support/database/shared-database.ts'
import { quickTimes } from '#tests/support/jobs/quick-times.ts'
import { makeTwoTenants, settings, type Tenant } from '#tests/support/walls/two-tenants.ts'
import { noSearchEngines } from '#tests/support/fakes/search-engines.ts'

const FINISH_MS = 50
const silent = { warn: () => {}, error: () => {} }
const { blogUrl } = settings
type Method = 'GET' | 'PUT' | 'POST'

/** An article for a blog, as a publishing run hands it over. */
export function makeOutgoing(id: number, change: Partial<OutgoingArticle> = {}): OutgoingArticle {
  return {
    marker: `keyloom-${id}`,
    title: `Article ${id}`,
    slug: `article-${id}`,
    html: `<p>The text of article ${id}.</p>`,
    summary: 'A summary.',
    metaTitle: `Article ${id}`,
    metaDescription: 'A description.',
    canonical: null,
    language: 'en',
    author: 'Ann Author',
    publishedAt: new Date('2031-05-01T12:00:00Z'),
    updatedAt: new Date('2031-05-02T12:00:00Z'),
    categories: [],
    image: null,
    jsonLd: [{ '@type': 'Article', headline: '</script><script>alert(1)</script>' }],
    linksTo: [],
    words: 120,
    state: 'live',
    ...change,
  }
}

/** Two workspaces, whose plans have no blog yet, a worker that builds blogs, and the port at which blogs are served. */
export async function makeBlogWorld() {
  const tenants = await makeTwoTenants()
  const { server, database, own, other, look } = tenants
  await look(`delete from blogs where contentplan_id in (${own.contentplan}, ${other.contentplan})`)
  const port = await serve(database, blogUrl)
  const worker = await startWorker(
    { log: silent, database },
    {
      url: (await shareDatabase()).url,
      name: 'test',
      times: quickTimes,
      finishMs: FINISH_MS,
      pipelines: [buildBlog],
      services: { blogUrl },
    },
  )
  onTestFinished(() => worker.stop())
  const call = async (method: Method, path: string, body?: object, by: Tenant = own) => {
    const reply = await server.inject({
      method,
      url: `/api/contentplan/${by.contentplan}/autoblog-settings${path}`,
      headers: { authorization: `Bearer ${by.token}` },
      ...(body === undefined ? {} : { payload: body }),
    })
    return { status: reply.statusCode, reply, body: readJson(reply.body) }
  }
  const inWorkspace = <Result>({ workspace }: Tenant, work: (open: OpenTransaction) => Promise<Result>) =>
    database.transaction().execute(async (open) => {
      await sql`select set_config('app.workspaces', ${String(workspace)}, true)`.execute(open)
      return work(open)
    })
  return {
    ...tenants,
    call,
    setUp: async (change: object = {}, by: Tenant = own) => {
      const { body } = await call('PUT', '', { settings: change }, by)
      return String(Reflect.get(Object(body), 'link_staging')).slice(blogUrl.length)
    },
    /** The blog of a tenant as a publishing system. */
    publisherOf: async (tenant: Tenant = own): Promise<Publisher> => {
      const plan = await inWorkspace(tenant, (open) =>
        openPlan({ database: open, workspaceId: tenant.workspace }, tenant.contentplan),
      )
      const opened = {
        transaction: () => ({
          execute: <Result>(work: (open: OpenTransaction) => Promise<Result>) => inWorkspace(tenant, work),
        }),
      }
      return openBlogPublisher({ database: opened, blogUrl, searchEngines: noSearchEngines }, { plan })
    },
    inWorkspace,
    /** Reads an address as it is written, without the normalisation of `fetch`. */
    read: (path: string, input: ReadInput = {}) => readRaw(port, path, input),
    /** The same from a port whose address readers know by another name. */
    readAt: async (url: string) => {
      const named = await serve(database, url)
      return (path: string, input: ReadInput = {}) => readRaw(named, path, input)
    },
  }
}

type OpenTransaction = Parameters<
  Parameters<ReturnType<Awaited<ReturnType<typeof makeTwoTenants>>['database']['transaction']>['execute']>[0]
>[0]

async function serve(
  database: Awaited<ReturnType<typeof makeTwoTenants>>['database'],
  url: string,
): Promise<number> {
  const port = await findFreePort()
  const config = readConfig({ BLOG_PORT: String(port), BLOG_URL: url, LOG_LEVEL: 'silent' })
  const opened = await openBlogServer(config, {
    tell: () => {},
    writeLog: undefined,
    lifecycle: { phase: 'ready' },
    database: () => database,
  })
  onTestFinished(async () => void (await opened?.close()))
  return port
}

interface ReadInput {
  method?: string
  headers?: Record<string, string>
}

interface RawReply {
  status: number
  headers: Record<string, string | string[] | undefined>
  bytes: Buffer
  text: string
}

function readRaw(port: number, path: string, { method = 'GET', headers = {} }: ReadInput): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (reply) => {
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => parts.push(part))
      reply.on('end', () => {
        const bytes = Buffer.concat(parts)
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, bytes, text: bytes.toString() })
      })
      reply.on('error', reject)
    })
    asked.on('error', reject)
    asked.end()
  })
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
