import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import { listRows, oneRow } from '#platform/server/database/rows.ts'
import { CIRCLE, type SerpCache } from '../cache/cache.ts'

/** A claim that is this old and has no answer was lost with its worker: other runs may ask. */
const LOST_SECONDS = 300
/** Providers do not keep results for longer. */
const OLDEST_DAYS = 30

// Runs of other workspaces cannot be read here: only the age of their claims shows that they are lost.
const IS_LOST = sql`(t.task_id is null and t.failure is null and (t.run_id is null
  or t.asked_at < now() - make_interval(secs => ${LOST_SECONDS})
  or exists (select from runs r where r.id = t.run_id and r.state in ('done', 'failed', 'cancelled'))))`

export interface ProviderCache extends SerpCache {
  provider: string
}

const serpTask = z.object({
  keyword: z.string(),
  runId: z.number().nullable(),
  /** The provider's id of the search; null while a run is asking for it, and after a failure. */
  taskId: z.string().nullable(),
  failure: z.string().nullable(),
  waitedSeconds: z.number(),
  /** Whether the run that was asking is lost. */
  isLost: z.boolean(),
})

export type SerpTask = z.infer<typeof serpTask>

type Open = Transaction

/** The tasks of keywords (folded): searches that are under way, or have failed. */
export async function listTasks(
  database: Open,
  { cache, keywords }: { cache: ProviderCache; keywords: readonly string[] },
): Promise<SerpTask[]> {
  return listRows(database, serpTask)`
    select t.keyword, t.run_id as "runId", t.task_id as "taskId", t.failure,
      extract(epoch from now() - t.asked_at)::float8 as "waitedSeconds",
      ${IS_LOST} as "isLost"
    from unnest(${[...keywords]}::text[]) as wanted (keyword)
    join serp_tasks t on t.keyword = wanted.keyword and ${isOneOf(keywords)} and ${isOn(cache)}
  `
}

const keywordRow = z.object({ id: z.number(), keyword: z.string() })

/** Claims keywords that a run is about to ask for; returns those that no other run asks for, or has asked for. */
export async function claimKeywords(
  database: Open,
  { cache, keywords, runId }: { cache: ProviderCache; keywords: readonly string[]; runId: number },
): Promise<{ id: number; keyword: string }[]> {
  const { location, language, device, provider, isSandbox } = cache
  return listRows(database, keywordRow)`
    insert into serp_tasks as t (keyword, location, language, device, provider, is_sandbox, circle, run_id)
    select keyword, ${location}, ${language}, ${device}, ${provider}, ${isSandbox}, ${CIRCLE}, ${runId}
    from unnest(${[...keywords]}::text[]) as wanted (keyword) order by keyword
    on conflict (keyword, location, language, device, provider, is_sandbox, circle) do update
      set run_id = excluded.run_id, task_id = null, failure = null, asked_at = now(), id = default
      where t.failure is not null or ${IS_LOST}
    returning id, keyword
  `
}

/** Saves the provider's ids of the searches that a run has posted. */
export async function rememberTasks(
  database: Open,
  {
    cache,
    runId,
    tasks,
  }: { cache: ProviderCache; runId: number; tasks: readonly { keyword: string; taskId: string }[] },
): Promise<void> {
  await sql`
    update serp_tasks t set task_id = given.task_id, asked_at = now()
    from unnest(${tasks.map(({ keyword }) => keyword)}::text[], ${tasks.map(({ taskId }) => taskId)}::text[])
      as given (keyword, task_id)
    where t.keyword = given.keyword and ${isOneOf(tasks.map(({ keyword }) => keyword))} and ${isOn(cache)}
      and t.run_id = ${runId}
  `.execute(database)
}

/** Records that a run gets no results of keywords, so that it does not ask again. */
export async function recordFailures(
  database: Open,
  {
    cache,
    runId,
    failures,
  }: { cache: ProviderCache; runId: number; failures: readonly { keyword: string; reason: string }[] },
): Promise<void> {
  await sql`
    update serp_tasks t set task_id = null, run_id = ${runId}, failure = given.reason
    from unnest(${failures.map(({ keyword }) => keyword)}::text[], ${failures.map(({ reason }) => reason)}::text[])
      as given (keyword, reason)
    where t.keyword = given.keyword and ${isOneOf(failures.map(({ keyword }) => keyword))} and ${isOn(cache)}
  `.execute(database)
}

/** Deletes the tasks of keywords whose results are stored. */
export async function forgetTasks(
  database: Open,
  { cache, keywords }: { cache: ProviderCache; keywords: readonly string[] },
): Promise<void> {
  await sql`
    delete from serp_tasks t where ${isOneOf(keywords)} and ${isOn(cache)}
  `.execute(database)
}

/** Deletes the claims of a run, but none that another run has taken over meanwhile. */
export async function dropClaims(
  database: Open,
  { cache, keywords, runId }: { cache: ProviderCache; keywords: readonly string[]; runId: number },
): Promise<void> {
  await sql`
    delete from serp_tasks t where ${isOneOf(keywords)} and ${isOn(cache)} and t.run_id = ${runId} and t.task_id is null
  `.execute(database)
}

/** Deletes tasks that the provider does not know any more, unless they were posted again meanwhile. */
export async function dropVanished(
  database: Open,
  { cache, taskIds }: { cache: ProviderCache; taskIds: readonly string[] },
): Promise<void> {
  await sql`
    delete from serp_tasks t where t.task_id = any (${[...taskIds]}::text[]) and ${isOn(cache)}
  `.execute(database)
}

/** Deletes the claims that a lost worker of this run has left, and tasks that are too old for any run. */
export async function forgetLostTasks(
  database: Open,
  { cache, runId }: { cache: ProviderCache; runId: number },
): Promise<void> {
  await sql`
    delete from serp_tasks t
    where t.run_id = ${runId} and t.task_id is null and t.failure is null and ${isOn(cache)}
  `.execute(database)
  await sql`
    delete from serp_tasks where asked_at < now() - make_interval(days => ${OLDEST_DAYS})
  `.execute(database)
}

/** Written so that the index is used even after `joinWhole`, because all workspaces share this table. */
function isOneOf(keywords: readonly string[]): RawBuilder<unknown> {
  return sql`t.keyword = any (${[...keywords]}::text[])`
}

function isOn({ location, language, device, provider, isSandbox }: ProviderCache): RawBuilder<unknown> {
  return sql`t.location = ${location} and t.language = ${language} and t.device = ${device}
    and t.provider = ${provider} and t.is_sandbox = ${isSandbox} and t.circle = ${CIRCLE}`
}

const postedRow = z.object({ posted: z.number() })

/** How many of the keywords are posted to the provider and paid for. */
export async function countPosted(
  database: Database,
  { cache, keywords }: { cache: ProviderCache; keywords: readonly string[] },
): Promise<number> {
  const { posted } = await oneRow(database, postedRow)`
    select count(*)::integer as posted from unnest(${[...keywords]}::text[]) as wanted (keyword)
    join serp_tasks t on t.keyword = wanted.keyword and ${isOneOf(keywords)} and ${isOn(cache)} and t.task_id is not null
  `
  return posted
}
