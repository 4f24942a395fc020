import { writeArticle } from '#features/writing/server/index.ts'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, onTestFinished } from 'vitest'
import { z } from 'zod'
import { saveText } from '#features/articles/server/index.ts'
import type { TextSection } from '#features/articles/rules.ts'
import type { RewriteStatus } from '#features/writing/rules.ts'
import { findResearch } from '#features/writing/server/material/research-rows.ts'
import type { WorkerTimes } from '#platform/server/jobs/worker-times.ts'
import { CHANNEL, createNoticeReader } from '#platform/server/realtime/notices.ts'
import type { FaultKind } from '../../../sandbox/stage/faults.ts'
import { query } from '#tests/support/database/connections.ts'
import { quickTimes } from '#tests/support/jobs/quick-times.ts'
import { startMortalWorker } from '#tests/support/jobs/mortal-worker.ts'
import { mortalServices } from './mortal-services.ts'
import { prepareArticle } from './prepare-article.ts'
import { makeWritingWorld } from './writing-world.ts'

type WorldInput = NonNullable<Parameters<typeof makeWritingWorld>[0]>

const NEXT_LOOK_SECONDS = 0.001
/** Looking for runs is the greater part of what a short run costs. */
const LOOK_MS = 60

/** Words of failures, of refusals and of reasoning: none of them may ever stand in a text. */
const FAULTY =
  /refus|overloaded|rate limit|api key|incorrect|exceeded|cannot help|sorry|think>|keep that to myself|tämä vastaus|internal error|<html|undefined|\[object/i

const message = z.object({ name: z.string(), data: z.looseObject({}) })
type Message = z.infer<typeof message> & {
  /** Milliseconds, as performance.now() tells them. */
  at: number
}

/** A cluster with two sections and two sources that is already written up to a status, and a sandbox with faults. */
export async function makeFailureWorld({
  status = 'researched',
  ...input
}: WorldInput & {
  /** How far it is written; null when even its sources are still to be read. */
  status?: RewriteStatus | null
} = {}) {
  const world = await makeWritingWorld(input)
  const { own, url, look, control } = world
  const prepare = (articleId: number, upTo: RewriteStatus) =>
    world.inPlan((ctx, plan) => prepareArticle(ctx, { plan, articleId, status: upTo }))
  if (status !== null) await prepare(world.articleId, status)
  const rests: number[] = []
  const times: WorkerTimes = {
    ...quickTimes,
    lookMs: LOOK_MS,
    checkMs: LOOK_MS,
    restSeconds: (seconds) => {
      rests.push(seconds)
      return NEXT_LOOK_SECONDS
    },
  }
  const texts = async () => {
    const kept = await look(
      `select text from article_texts union all select text from article_text_revisions
       union all select text from text_proposals union all select content::text from written_pieces`,
    )
    return kept.map(({ text }) => String(text))
  }
  /** Lets another worker take up a run, as the queue does with the runs of workers that fell silent. */
  const takeAway = (...runIds: number[]) =>
    query(
      url,
      `update pgboss.job set state = 'retry', start_after = now(), retry_count = retry_count + 1
       where id in (select job_id from runs where id in (${runIds.join()}))`,
    )
  return {
    ...world,
    prepare,
    takeAway,
    /** A worker that can be killed. */
    workMortally: (of: {
      id?: string
      slots?: number
      diesAt: Parameters<typeof startMortalWorker>[0]['diesAt']
      onDeath: () => void
    }) => {
      const { database, services } = world
      return startMortalWorker({
        id: randomUUID(),
        url,
        database,
        pipelines: [writeArticle],
        services: (life) => mortalServices(services, life),
        times,
        ...of,
      })
    },
    /** Calls that have reached the model's provider. */
    countCalls: async () => (await control.listCalls('model')).length,
    /** The seconds that runs were asked to wait; in the test they do not. */
    rests,
    work: (more: { id?: string; slots?: number; times?: WorkerTimes; finishMs?: number } = {}) =>
      world.work({ times, ...more }),
    /** Plans a fault for calls of the model. */
    fail: (kind: FaultKind, more: { times?: number; after?: number } = {}) =>
      control.order('/faults', { service: 'model', kind, ...more }),
    /** Starts the writing, works it to its end, and returns the run. */
    async write(from?: RewriteStatus, articleId = world.articleId) {
      const { runId } = await world.start(from, articleId)
      return world.untilEnd(runId)
    },
    /** Lets the writer alone write the draft, waits for that, and returns the run. */
    async draft() {
      const { runId } = await world.call('draft')
      return world.untilEnd(runId)
    },
    /** What the model was asked for, once for each call to its provider. */
    listAsked: async () => (await world.listCalls()).map(({ what }) => String(what)),
    /** Waits until a part of the article is being asked for. */
    untilAsked: async (what: string) => {
      await expect
        .poll(
          async () =>
            (await look(`select from model_calls where what = '${what}' and finish = 'begun'`)).length,
        )
        .toBeGreaterThan(0)
    },
    /** Saves a text as a person does. */
    saveAsPerson: (section: TextSection, text: string, articleId = world.articleId) =>
      world.inPlan((ctx, plan) =>
        saveText({ ...ctx, actor: { kind: 'run', userId: null } }, { plan, articleId, section, text }),
      ),
    /** How many versions each text has. */
    countVersions: async (articleId = world.articleId): Promise<Record<string, number>> => {
      const rows = await look(
        `select section, count(*)::int as n from article_text_revisions where article_id = ${articleId} group by section`,
      )
      return Object.fromEntries(rows.map(({ section, n }) => [String(section), Number(n)]))
    },
    /** What was booked for article credits, without the grant. */
    listCredits: async () =>
      (await look(`select kind from credit_entries where kind <> 'grant' order by id`)).map(
        ({ kind }) => kind,
      ),
    /** The evidence of the article. */
    listCards: () =>
      world.inPlan(
        async (ctx, plan) =>
          (await findResearch(ctx, { plan, articleId: world.articleId }))?.research?.cards ?? [],
      ),
    /** What the steps of a run have said to users. */
    listNotes: async (runId: number): Promise<Record<string, unknown>> => {
      const rows = await look(`select name, result ->> 'note' as note from run_steps where run_id = ${runId}`)
      return Object.fromEntries(rows.map(({ name, note }) => [String(name), note]))
    },
    listProposals: () => look(`select id, section, state, text from text_proposals order by id`),
    /** Throws when something that a failure has said stands in any text, version, proposal or remembered piece. */
    async expectNoErrorAsText() {
      expect((await texts()).filter((text) => FAULTY.test(text))).toEqual([])
    },
    /** The messages to the browsers of the workspace, from now on; `catchUp` waits for those that are sent already. */
    async listen(): Promise<{ heard: Message[]; catchUp: () => Promise<unknown> }> {
      const listener = new pg.Client({ connectionString: url })
      await listener.connect()
      onTestFinished(() => listener.end())
      const reader = createNoticeReader()
      const heard: Message[] = []
      listener.on('notification', ({ payload }) => {
        const notice = reader.read(payload ?? '')
        if (notice?.kind !== 'letter' || notice.letter.workspaceId !== own.workspaceId) return
        heard.push({ ...message.parse(JSON.parse(notice.letter.text)), at: performance.now() })
      })
      await listener.query(`listen ${CHANNEL}`)
      return { heard, catchUp: () => listener.query('select') }
    },
  }
}

export type FailureWorld = Awaited<ReturnType<typeof makeFailureWorld>>
