import { addDays } from '#platform/days.ts'
import { countDays } from '#platform/days.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { createGoogleConsent, type ConnectionServices } from '#features/connections/server/index.ts'
import { getAccessToken, saveGrant } from '#features/connections/server/google/google-tokens.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import {
  importPlan,
  importSchedule,
  measureAgain,
  measureFile,
  openFacts,
  startImport,
  type FactsContext,
} from '#features/performance/server/index.ts'
import { keepFile } from '#features/performance/server/importing/keep-file.ts'
import { findAvailableDays } from '#features/performance/server/importing/import-days.ts'
import { connectSearchConsole } from '#integrations/search-console/google.ts'
import { createOutbound } from '#platform/server/outbound/outbound.ts'
import { allowAccess } from '../../../sandbox/allow-access.ts'
import { createControlClient } from '../../../sandbox/control-client.ts'
import { SANDBOX_KEYS, startSandbox } from '../../../sandbox/start-sandbox.ts'
import { looseSeals, withoutGoogle } from '#tests/support/connections/connections.ts'
import { makeJobWorld } from '#tests/support/jobs/job-world.ts'
import { insert } from '#tests/support/database/test-database.ts'
import { countWorld } from '#tests/support/worlds.ts'
import { createQuickClock } from '#tests/support/network/quick-clock.ts'
import { giveFilters } from './give-filters.ts'
import { keepDays } from './keep-days.ts'

const ADA = 'ada@trailhouse.example'
const PROPERTY = 'sc-domain:trailhouse.example'

/** A part of the shop that is small enough for one page of rows a day. */
const SOME_PAGES = '/tents'

const NOTHING = { days: [], queries: [], pages: [], isLast: false }

/**
 * A plan that is connected to the sandbox's Search Console by the consent of an account there, for some pages of the
 * shop or for all.
 */
export async function makeImportWorld({
  of = 'some pages',
  urlInclude = of === 'some pages' ? SOME_PAGES : '',
  readBy = 'person',
  isSandbox = true,
}: {
  of?: 'some pages' | 'all pages'
  /** The addresses of which data are read. */
  urlInclude?: string
  readBy?: 'person' | 'service account'
  /** Whether the product knows that it is the sandbox, whose quotas do not count. */
  isSandbox?: boolean
} = {}) {
  const jobs = await makeJobWorld()
  const { own } = jobs
  countWorld('sandbox')
  const sandbox = await startSandbox()
  onTestFinished(() => sandbox.stop())
  const control = createControlClient(sandbox.controlUrl)
  const clock = createQuickClock()
  const outbound = createOutbound({ clock, allowedOrigins: Object.values(sandbox.services) })
  onTestFinished(() => outbound.close())
  const client = { clientId: SANDBOX_KEYS.signIn.id, clientSecret: SANDBOX_KEYS.signIn.secret }
  const google = createGoogleConsent(
    { issuer: sandbox.services.signIn, ...client, isSandbox },
    'http://127.0.0.1:4310',
  )
  const searchConsole = connectSearchConsole({
    ...client,
    baseUrl: sandbox.services.searchConsole,
    tokenUrl: `${sandbox.services.signIn}/token`,
    request: outbound.request,
    now: () => new Date(),
  })
  const tokens: string[] = []
  const userId = await insert(jobs.url, `insert into users (email, name) values ('${ADA}', 'Ada')`)
  const connections: ConnectionServices = {
    ports: [],
    cms: withoutGoogle.cms,
    webflow: withoutGoogle.webflow,
    seals: looseSeals,
    isMadeUpSite: () => true,
    notion: null,
    google,
    searchConsole,
    shopify: null,
    webAnalytics: null,
    // It gets the person's token, because the tests check only which of the two the product uses.
    serviceAccount: {
      email: 'robot@trailhouse.example',
      getToken: (options) => {
        tokens.push('service account')
        return getAccessToken(
          { database: jobs.database, seals: looseSeals, searchConsole, signal: options.signal },
          { userId, service: 'search-console', isSandbox },
          options,
        )
      },
    },
    ownerEmail: null,
    database: () => jobs.database,
    clock,
  }
  const dataFolder = mkdtempSync(join(tmpdir(), 'keyloom-import-'))
  const facts = openFacts({ kind: 'duckdb', dataFolder, threads: 2, memoryMegabytes: 512 })
  onTestFinished(async () => {
    await facts.close()
    rmSync(dataFolder, { recursive: true, force: true })
  })
  const look = (statement: string) => jobs.look(statement)

  await look(`insert into workspace_members (workspace_id, user_id) values (${own.workspaceId}, ${userId})`)
  await look(`insert into integrations (workspace_id, contentplan_id, type, access_user_id, gsc_property, gsc_url_include, is_sandbox, read_by)
    values (${own.workspaceId}, ${own.contentplanId}, 'gsc', ${userId}, '${PROPERTY}', '${urlInclude}', ${isSandbox}, '${readBy}')`)
  await look(
    `update contentplans set domain = 'trailhouse.example', keyword_limit = 100000 where id = ${own.contentplanId}`,
  )
  await look(giveFilters([own.contentplanId]))
  const consent = async (email = ADA) => {
    const { url, secrets } = await google.begin('search-console')
    const back = await allowAccess(url.href, { email })
    const owner = { userId, service: 'search-console', isSandbox } as const
    await saveGrant(
      { database: jobs.database, seals: looseSeals },
      owner,
      await google.finish('search-console', back.searchParams, secrets),
    )
  }
  await consent()
  const start = () => jobs.inPlan((ctx, plan) => startImport(ctx, { plan }))
  const services = { connections, facts, providers: { forWorkspace: async () => ({ serps: null }) } }
  const work = () =>
    jobs.startWorker({ pipelines: [importPlan, importSchedule, measureFile, measureAgain], services })
  const untilEnd = async (runId: number) => {
    const readState = async () => (await jobs.read(own, runId)).state
    await expect.poll(readState, { timeout: 250_000 }).toMatch(/^(done|failed|cancelled)$/)
    return jobs.read(own, runId)
  }
  /** Runs a question to the facts of the plan. */
  const ask = <T>(question: (ctx: FactsContext, plan: Plan) => Promise<T>) => jobs.inPlan(question)
  return {
    ...jobs,
    sandbox,
    control,
    clock,
    /** One entry for each token that the service account was asked for. */
    tokens,
    facts,
    services,
    look,
    consent,
    start,
    work,
    untilEnd,
    /** Runs an import to its end; a worker must be running. */
    runImport: async () => untilEnd((await start()).runId),
    /** Marks all days except the last `count` as imported and empty, so that an import reads only those. */
    leaveDays: async (count: number) => {
      const { from, to } = findAvailableDays(new Date())
      await facts.close()
      const days = Array.from({ length: countDays({ from, to }) - count }, (_, at) => ({
        day: addDays(from, at),
        totals: null,
        pages: [],
        queries: [],
        pageQueries: [],
      }))
      await ask((_ctx, plan) => keepDays(dataFolder, { plan, days }))
    },
    ask,
    /** Keeps a part of a file of search data as its upload would; what is left out is empty. */
    keep: (part: Partial<Omit<Parameters<typeof keepFile>[2], 'plan'>>) =>
      ask((ctx, plan) =>
        keepFile({ ...ctx, workspaceId: plan.workspaceId, userId: null, now: new Date() }, facts, {
          ...NOTHING,
          ...part,
          plan,
        }),
      ),
  }
}
