import { expect, onTestFinished } from 'vitest'
import { assessPlan } from '#features/articles/server/index.ts'
import { groupKeywords } from '#features/clustering/server/index.ts'
import { requestLimits } from '#platform/server/database/database.ts'
import { startWorker } from '#platform/server/jobs/worker.ts'
import { createMember, makeSignInWorld, TestBrowser } from '#tests/support/accounts/sign-in-world.ts'
import { withoutGoogle } from '#tests/support/connections/connections.ts'
import { query } from '#tests/support/database/test-database.ts'
import { makeGroupingServices } from '#tests/support/clustering/grouping-services.ts'
import { patientLimits } from '#tests/support/database/program-database.ts'
import { quickTimes } from '#tests/support/jobs/quick-times.ts'

const BATCH = 5_000
const CLUSTER = 5

/**
 * A plan on a database without statistics about its tables, as in the minute after a large import. It has `count`
 * keywords with known search results, of which every five find the same pages, imported through the API.
 */
export async function makeFreshPlan({ count, isPatient = false }: { count: number; isPatient?: boolean }) {
  // Requests wait for a lock as long as in the product.
  const databaseLimits = isPatient ? { ...patientLimits, lockMs: requestLimits.lockMs } : requestLimits
  const world = await makeSignInWorld({ isOwn: true, databaseLimits })
  const limits = { articleCredits: 5, keywordCredits: 50, seats: 2, paidPlans: 2, keywordLimit: count }
  await query(world.url, DISABLE_STATISTICS)
  const browser = new TestBrowser(await world.startServer({ limits }, withoutGoogle))
  const { jwt, workspaceId } = await createMember(world, limits)
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, input?: object) =>
    browser.call(method, path, input, jwt)
  const plan = { name: 'A shop', country: 'USA', language: 'en', type: 'managed' }
  const created = await call('POST', `/workspace/${workspaceId}/contentplan`, plan)
  const contentplanId = Number(created.body.contentplanId)
  await world.look(`update contentplans set domain = 'trailhouse.example' where id = ${contentplanId}`)
  await world.look(searchResults(count))
  return {
    ...world,
    call,
    workspaceId,
    contentplanId,
    path: `/contentplan/${contentplanId}`,
    async importAll() {
      for (let first = 0; first < count; first += BATCH) {
        const keywordsObject = Array.from({ length: Math.min(BATCH, count - first) }, (_, at) => ({
          keyword: nameKeyword(first + at),
          estimated_search_volume: count - first - at,
        }))
        const saved = await call('POST', `/contentplan/${contentplanId}/keyword`, {
          keywordsObject,
          source: 'upload',
        })
        expect(saved.status).toBe(200)
      }
    },
    async work() {
      const worker = await startWorker(
        { log: silent, database: world.database },
        {
          url: world.url,
          name: 'test',
          pipelines: [groupKeywords, assessPlan],
          services: makeGroupingServices(),
          times: quickTimes,
          finishMs: 50,
        },
      )
      onTestFinished(() => worker.stop())
    },
    /** Waits until all runs of this name have ended, without pauses. Returns the longest statement's time in ms. */
    async untilEnded(name: string): Promise<number> {
      let longest = 0
      const isOver = async () => {
        await world.look(`update runs set wake_at = now() where wake_at > now() and name = '${name}'`)
        const [row] = await world.look(
          `select max(extract(epoch from clock_timestamp() - query_start)) * 1000 as ms,
             not exists (select from runs where name = '${name}' and ended_at is null) as "isOver"
           from pg_stat_activity where datname = current_database() and state = 'active' and pid <> pg_backend_pid()`,
        )
        longest = Math.max(longest, Number(row?.['ms'] ?? 0))
        return row?.['isOver']
      }
      await expect.poll(isOver, { timeout: 900_000, interval: 20 }).toBe(true)
      return longest
    },
    readEnds: () => world.look('select name, state, reason from runs order by id'),
  }
}

const silent = { warn: () => {}, error: () => {} }

function nameKeyword(place: number): string {
  return `keyword ${place}`
}

/** Switches the automatic statistics of all tables off. */
const DISABLE_STATISTICS = `
  do $$ declare each record; begin
    for each in select oid::regclass as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' loop
      execute format('alter table %s set (autovacuum_enabled = false)', each.name);
    end loop;
  end $$
`

const searchResults = (count: number) => `
  insert into serps (keyword, location, language, device, provider, is_sandbox, fetched_at, urls, titles, pages)
  select 'keyword ' || place, '2840', 'en', 'desktop', 'unasked', true, now(),
    array['https://trailhouse.example/page-' || place / ${CLUSTER}, 'https://rival.example/page-' || place / ${CLUSTER}], array['', ''],
    array(select hashtextextended(place / ${CLUSTER} || ' ' || rank, 0) from generate_series(1, 10) as rank)
  from generate_series(0, ${count - 1}) as place
`
