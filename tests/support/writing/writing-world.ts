import { expect, onTestFinished } from 'vitest'
import { z } from 'zod'
import type { Agent } from '#features/articles/rules.ts'
import { openPlan } from '#features/contentplans/server/index.ts'
import { callAgent } from '#features/writing/server/commands/call-agent.ts'
import { cancelWriting } from '#features/writing/server/commands/cancel-writing.ts'
import { startWriting } from '#features/writing/server/commands/start-writing.ts'
import { writeMany } from '#features/writing/server/commands/write-many.ts'
import { writeArticle } from '#features/writing/server/jobs/write-article.ts'
import { scoreArticle } from '#features/writing/server/queries/score-article.ts'
import type { RewriteStatus } from '#features/writing/rules.ts'
import type { ImageSource } from '#integrations/images/index.ts'
import type { Model } from '#integrations/model/index.ts'
import type { WorkerTimes } from '#platform/server/jobs/worker-times.ts'
import { createControlClient } from '../../../sandbox/control-client.ts'
import { startSandbox, type Sandbox } from '../../../sandbox/start-sandbox.ts'
import { insert } from '#tests/support/database/test-database.ts'
import { makeJobWorld } from '#tests/support/jobs/job-world.ts'
import { openSandboxServices, type SandboxModel } from './sandbox-services.ts'

interface WorldInput extends SandboxModel {
  language?: string
  country?: string
  keywords?: string[]
  credits?: number
  prompt?: string | null
  /** Takes the place of the sandbox's model; null: none. */
  model?: ((sandbox: Model) => Model) | null
  /** Default: one of its own. A shared one is reset. */
  sandbox?: Sandbox
}

const textRow = z.object({ section: z.string(), text: z.string() })

/** A plan with a cluster, and the sandbox with its model, its search results and the pages that rank. */
export async function makeWritingWorld({
  language = 'en',
  country = 'USA',
  keywords = ['hiking boots', 'best hiking boots', 'hiking boots for women'],
  credits = 5,
  prompt = null,
  model: chooseModel = (sandbox) => sandbox,
  sandbox: shared,
  ...ofModel
}: WorldInput = {}) {
  const jobs = await makeJobWorld()
  const { own, look, url } = jobs
  const { workspaceId, contentplanId } = own
  const sandbox = shared ?? (await startSandbox())
  if (shared === undefined) onTestFinished(() => sandbox.stop())
  const control = createControlClient(sandbox.controlUrl)
  if (shared !== undefined) await control.order('/reset')
  const { services, sandboxModel, ports, close } = openSandboxServices(sandbox, ofModel)
  onTestFinished(() => close())
  ports.model = chooseModel === null ? null : chooseModel(sandboxModel)
  await look(`update contentplans set domain = 'trailhouse.example', language = '${language}', country = '${country}'
    where id = ${contentplanId}`)
  await look(`insert into credit_entries (workspace_id, ledger, kind, amount, reference)
    select ${workspaceId}, 'articles', 'grant', ${credits}, 'test' where ${credits} > 0`)
  const addArticle = async (title: string, words: readonly string[], wanted: string | null = null) => {
    const id = await insert(
      url,
      `insert into articles (workspace_id, contentplan_id, title, prompt)
       values (${workspaceId}, ${contentplanId}, '${title}', ${wanted === null ? 'null' : `'${wanted}'`})`,
    )
    for (const [place, word] of words.entries()) {
      const keywordId = await insert(
        url,
        `insert into keywords (workspace_id, contentplan_id, keyword, folded, source, estimated_search_volume, article_id)
         values (${workspaceId}, ${contentplanId}, '${word}', '${word}', 'upload', ${1000 - place}, ${id})`,
      )
      if (place === 0) await look(`update articles set main_keyword_id = ${keywordId} where id = ${id}`)
    }
    return id
  }
  const articleId = await addArticle(keywords[0] ?? 'A prompt', prompt === null ? keywords : [], prompt)
  const actor = { kind: 'run', userId: null } as const
  const inPlan = jobs.inPlan
  const run = {
    start: (status?: RewriteStatus, id = articleId) =>
      inPlan((ctx, plan) => startWriting({ ...ctx, actor }, services, { plan, articleId: id, status })),
    call: (agent: Agent, id = articleId) =>
      inPlan((ctx, plan) => callAgent({ ...ctx, actor }, services, { plan, articleId: id, agent })),
    many: (articleIds?: number[]) =>
      inPlan((ctx, plan) => writeMany({ ...ctx, actor }, services, { plan, articleIds })),
    cancel: (id = articleId) => inPlan((ctx, plan) => cancelWriting(ctx, { plan, articleId: id })),
  }
  const readState = (runId: number) => jobs.read(own, runId)
  return {
    ...jobs,
    ...run,
    articleId,
    addArticle,
    control,
    sandbox,
    services,
    sandboxModel,
    setModel: (next: Model | null) => {
      ports.model = next
    },
    /** So that an article is written from the sources that it has. */
    leaveSources: () => {
      ports.serps = null
    },
    setImages: (next: ImageSource | null) => {
      ports.images = next
    },
    openPlan: () => jobs.as(own, (ctx) => openPlan(ctx, contentplanId)),
    work: (more: { id?: string; slots?: number; times?: WorkerTimes; finishMs?: number } = {}) =>
      jobs.startWorker({ pipelines: [writeArticle], services, ...more }),
    readRun: readState,
    untilEnd: async (runId: number) => {
      await expect
        .poll(async () => (await readState(runId)).endedAt, { timeout: 60_000, interval: 50 })
        .not.toBeNull()
      return readState(runId)
    },
    readStatus: async (id = articleId) =>
      (await look(`select status from articles where id = ${id}`))[0]?.['status'],
    readTexts: async (id = articleId) => {
      const rows = z
        .array(textRow)
        .parse(await look(`select section, text from article_texts where article_id = ${id}`))
      return Object.fromEntries(rows.map(({ section, text }) => [section, text]))
    },
    readCredits: async () =>
      Number(
        (
          await look(
            `select balance from credit_balances where workspace_id = ${workspaceId} and ledger = 'articles'`,
          )
        )[0]?.['balance'] ?? 0,
      ),
    score: (id = articleId) => inPlan((ctx, plan) => scoreArticle(ctx, { plan, articleId: id })),
    /** Calls of the model so far, by the part of the article. */
    listCalls: () =>
      look(
        'select agent, what, finish, failure, input_tokens, output_tokens, cost from model_calls order by id',
      ),
  }
}
