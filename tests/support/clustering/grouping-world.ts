import { sql } from 'kysely'
import { expect, onTestFinished } from 'vitest'
import type { Plan } from '#features/contentplans/server/index.ts'
import { groupKeywords, startGrouping, type GroupingServices } from '#features/clustering/server/index.ts'
import type { Model } from '#integrations/model/index.ts'
import { connectDataForSeoSerps } from '#integrations/serp/dataforseo.ts'
import { createControlClient } from '../../../sandbox/control-client.ts'
import { SANDBOX_KEYS, startSandbox } from '../../../sandbox/start-sandbox.ts'
import { createWorld, pageOfIntent } from '../../../sandbox/world/index.ts'
import { openOutboundTo } from '#tests/support/fakes/serve-fake.ts'
import { generousCosts } from './grouping-services.ts'
import type { Actor } from '#platform/server/api/handlers.ts'
import { insert } from '#tests/support/database/test-database.ts'
import { makeJobWorld, type PlanContext } from '#tests/support/jobs/job-world.ts'
import { countWorld } from '#tests/support/worlds.ts'

const HELD_MS = 600_000

/** Search intents of the sandbox's world, each with its keywords; those with the same page belong in one cluster. */
export function listIntents(count: number): { keywords: string[]; page: number }[] {
  const { site } = createWorld({ seed: 1, size: 1, today: 20_000 })
  return site.intents.slice(0, count).map((intent) => ({ ...intent, page: pageOfIntent(intent) }))
}

/** A plan of the sandbox's shop, and the sandbox's search results behind the real adapter. */
export async function makeGroupingWorld() {
  const jobs = await makeJobWorld()
  countWorld('sandbox')
  const sandbox = await startSandbox()
  onTestFinished(() => sandbox.stop())
  const control = createControlClient(sandbox.controlUrl)
  await control.order('/dataforseo', { delayMs: 0 })
  const serps = connectDataForSeoSerps({
    baseUrl: sandbox.services.dataForSeo,
    ...SANDBOX_KEYS.dataForSeo,
    request: openOutboundTo(sandbox.services.dataForSeo).request,
    isSandbox: true,
  })
  let model: Model | null = null
  const services: GroupingServices = {
    providers: { forWorkspace: async () => ({ serps, model }) },
    costs: generousCosts,
  }
  const { own } = jobs
  const look = (statement: string) => jobs.look(statement)
  await look(
    `update contentplans set domain = 'trailhouse.example', keyword_limit = 100000 where id = ${own.contentplanId}`,
  )
  return {
    ...jobs,
    control,
    sandbox,
    services,
    /** Holds all answers to searches until `resumeSearches`. */
    pauseSearches: () => control.order('/latency', { service: 'dataForSeo', ms: HELD_MS }),
    resumeSearches: async () => {
      await control.order('/clear-faults')
      await control.order('/clock', { advanceMs: HELD_MS })
    },
    useModel: (given: Model) => {
      model = given
    },
    look,
    /** Adds a user; returns `inPlan` for what this user does. */
    addUser: async () => {
      const userId = await insert(
        jobs.url,
        `insert into users (email, name) values ('kim@people.example', 'Kim')`,
      )
      const actor = { kind: 'user', userId } as const
      return <Result>(work: (ctx: PlanContext & { actor: Actor }, plan: Plan) => Promise<Result>) =>
        jobs.inPlan((ctx, plan) => work({ ...ctx, actor }, plan))
    },
    /** Adds inactive keywords, the first with the highest volume. */
    add: (keywords: readonly string[]) =>
      jobs.as(own, ({ database }) =>
        sql`
          insert into keywords (workspace_id, contentplan_id, keyword, folded, source, estimated_search_volume)
          select ${own.workspaceId}, ${own.contentplanId}, word, word, 'upload', 100000 - place
          from unnest(${[...keywords]}::text[]) with ordinality as given (word, place)
        `.execute(database),
      ),
    start: ({ userId = null }: { userId?: number | null } = {}) =>
      jobs.inPlan((ctx, plan) => startGrouping({ ...ctx, userId }, services, { plan, queueKeywords: true })),
    work: () => jobs.startWorker({ pipelines: [groupKeywords], services }),
    untilEnd: async (runId: number) => {
      const readEnd = async () => (await jobs.read(own, runId)).endedAt
      await expect.poll(readEnd, { timeout: 60_000 }).not.toBeNull()
      return jobs.read(own, runId)
    },
    /** The keywords of each cluster, both sorted by text. */
    readClusters: async () => {
      const rows = await look(
        `select array_agg(k.keyword order by k.keyword collate "C") as keywords from keywords k
         where k.article_id is not null group by k.article_id`,
      )
      return rows.map(({ keywords }) => String(keywords)).toSorted()
    },
  }
}
