import { makePublishing } from '#tests/support/publishing/publishing-services.ts'
import { expect, onTestFinished } from 'vitest'
import { serveFeatures } from '#app/api/serve-features.ts'
import { createServer } from '#app/server.ts'
import { makeGuide } from '#features/voice/server/jobs/make-guide.ts'
import { tryGuide } from '#features/voice/server/jobs/try-guide.ts'
import type { Model } from '#integrations/model/index.ts'
import { startWorker } from '#platform/server/jobs/worker.ts'
import type { Sandbox } from '../../../sandbox/start-sandbox.ts'
import { makeGroupingServices } from '#tests/support/clustering/grouping-services.ts'
import { withoutGoogle } from '#tests/support/connections/connections.ts'
import { shareDatabase } from '#tests/support/database/shared-database.ts'
import { quickTimes } from '#tests/support/jobs/quick-times.ts'
import { makeKeywordServices } from '#tests/support/keywords/keyword-services.ts'
import { makeModelServices } from '#tests/support/models/model-services.ts'
import { postAndHangUp } from '#tests/support/network/post-and-hang-up.ts'
import { factsInDatabase } from '#tests/support/performance/facts-in-database.ts'
import { makeTwoTenants, settings, type Tenant } from '#tests/support/walls/two-tenants.ts'
import { countWorld } from '#tests/support/worlds.ts'
import { openSandboxServices } from '#tests/support/writing/sandbox-services.ts'

export interface VoicePage {
  path: string
  type?: string
  title: string
  text: string
  description?: string
}

interface WorldInput {
  sandbox: Sandbox
  pages?: readonly VoicePage[]
  domain?: string | null
  /** Takes the place of the sandbox's model; null: none. */
  model?: ((sandbox: Model) => Model) | null
}

const FINISH_MS = 50
const silent = { warn: () => {}, error: () => {} }
type Method = 'GET' | 'PUT' | 'POST'

/** A plan with own pages that were read, on a server with the sandbox's model, and a worker. */
export async function makeVoiceWorld({
  sandbox,
  pages = [],
  domain = 'trailhouse.example',
  model,
}: WorldInput) {
  const { database, url, own, other, look } = await makeTwoTenants()
  const { services, sandboxModel, ports, close } = openSandboxServices(sandbox)
  onTestFinished(() => close())
  ports.model = model === null ? null : (model?.(sandboxModel) ?? sandboxModel)
  const { workspace, contentplan } = own
  for (const name of ['voice_texts', 'style_previews', 'pages'])
    await look(`delete from ${name} where contentplan_id = ${contentplan}`)
  await look(`update contentplans set domain = ${domain === null ? 'null' : `'${domain}'`}, about = '', style_guide = ''
    where id = ${contentplan}`)
  await addPages({ look, own }, pages)
  countWorld('server')
  const server = await createServer({
    logLevel: 'silent',
    lifecycle: { phase: 'ready' },
    findProblem: async () => null,
    webFolder: import.meta.dirname,
    serveFeatures: (to) =>
      serveFeatures(to, {
        database: () => database,
        databaseUrl: () => url,
        settings,
        connections: withoutGoogle,
        keywords: makeKeywordServices(() => database),
        grouping: makeGroupingServices(),
        writing: services,
        performance: { facts: factsInDatabase },
        publishing: makePublishing(),
        models: makeModelServices(() => database),
      }),
  })
  onTestFinished(() => server.close())
  const base = await server.listen({ host: '127.0.0.1', port: 0 })
  const worker = await startWorker(
    { log: silent, database },
    {
      url: (await shareDatabase()).url,
      name: 'test',
      times: quickTimes,
      finishMs: FINISH_MS,
      pipelines: [makeGuide, tryGuide],
      services,
    },
  )
  onTestFinished(() => worker.stop())
  const call = async (method: Method, path: string, body?: object, by: Tenant = own) => {
    const reply = await server.inject({
      method,
      url: `/api/${path}`,
      headers: { authorization: `Bearer ${by.token}` },
      ...(body === undefined ? {} : { payload: body }),
    })
    return { status: reply.statusCode, body: reply.json() }
  }
  const plan = `contentplan/${contentplan}`
  const until = async (path: string) => {
    await expect
      .poll(async () => (await call('GET', path)).body.run?.isActive, { timeout: 60_000, interval: 50 })
      .toBe(false)
    return (await call('GET', path)).body
  }
  return {
    own,
    other,
    look,
    call,
    plan,
    callAndHangUp: (path: string, body: object, moment: Promise<unknown>) =>
      postAndHangUp(`${base}/api/${path}`, { token: own.token, body, until: moment }),
    setModel: (next: Model | null) => {
      ports.model = next
    },
    sandboxModel,
    /** Starts measuring, and returns the style guide when that has ended. */
    makeGuide: async () => {
      expect((await call('POST', `${plan}/style-guide`, {})).status).toBe(200)
      return until(`${plan}/style-guide`)
    },
    saveGuide: (text: string, from?: string) =>
      call('PUT', `workspace/${workspace}/contentplan`, {
        contentplanId: contentplan,
        style_guide: text,
        ...(from !== undefined && { style_guide_from: from }),
      }),
    untilPreviewed: () => until(`${plan}/style-preview`),
  }
}

async function addPages(
  { look, own }: { look: (statement: string) => Promise<unknown>; own: Tenant },
  pages: readonly VoicePage[],
): Promise<void> {
  for (const { path, type = 'article', title, text, description = '' } of pages)
    await look(`with page as (
      insert into pages (workspace_id, contentplan_id, url, type, title, heading, headings, description, language,
         status_code, word_count, crawled_at)
       values (${own.workspace}, ${own.contentplan}, 'https://trailhouse.example${path}', '${type}', ${quote(title)},
         ${quote(title)}, '[]', ${quote(description)}, 'en', 200, 200, now()) returning id)
      insert into page_texts (page_id, workspace_id, contentplan_id, text, list_count, table_count)
      select id, ${own.workspace}, ${own.contentplan}, ${quote(text)}, 2, 0 from page`)
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
