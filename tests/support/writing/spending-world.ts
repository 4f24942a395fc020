import { openPlan } from '#features/contentplans/server/index.ts'
import type { Payer } from '#features/billing/server/index.ts'
import { RUN_CAP } from '#features/writing/rules.ts'
import { openBudget } from '#features/writing/server/spending/open-budget.ts'
import { readSpending } from '#features/writing/server/spending/read-spending.ts'
import { recordCalls } from '#features/writing/server/spending/record-calls.ts'
import type { Model, ModelCall, ModelPrice, ModelRequest } from '#integrations/model/index.ts'
import type { RunDatabase } from '#platform/server/jobs/pipeline.ts'
import { insert } from '#tests/support/database/test-database.ts'
import { makeJobWorld } from '#tests/support/jobs/job-world.ts'

const messages = [{ role: 'user' as const, content: 'x'.repeat(399) }]
export const request = { messages, signal: new AbortController().signal, maxOutputTokens: 100 }
/** 400 letters and 100 tokens of an answer cost 100 and 200 millionths of a dollar. */
export const PRICE: ModelPrice = { input: 1, output: 2 }
export const answered: ModelCall = {
  usage: { inputTokens: 90, outputTokens: 50, cost: 0.00019 },
  milliseconds: 1_200,
  finish: 'stop',
  failure: null,
}
export const draft = { agent: 'draft', what: 'section 1' }

/** A model that answers each request by calls to its provider. */
export function makeModel(
  respond: (request: ModelRequest) => readonly ModelCall[] | Promise<readonly ModelCall[]>,
  price: ModelPrice | null = PRICE,
) {
  const asked: ModelRequest[] = []
  async function make(one: ModelRequest): Promise<ModelCall> {
    asked.push(one)
    const calls = await respond(one)
    for (const call of calls) one.onCall?.(call)
    const last = calls.at(-1) ?? answered
    if (one.signal.aborted) throw one.signal.reason
    if (last.failure !== null) throw new Error(last.failure)
    return last
  }
  const usage = { inputTokens: 0, outputTokens: 0, cost: 0 }
  const model: Model = {
    name: 'openai:gpt-x',
    isSandbox: false,
    price,
    generateText: async (one) => {
      const call = await make(one)
      return { text: 'A text.', usage: call.usage ?? usage, isCutOff: call.finish === 'length' }
    },
    generateObject: async (one) => {
      const call = await make(one)
      return { object: one.schema.parse({}), usage: call.usage ?? usage }
    },
  }
  return { model, asked }
}

/** A run that writes article 12, with budgets for it. */
export async function makeSpendingWorld() {
  const jobs = await makeJobWorld()
  const { own, look } = jobs
  const { workspaceId, contentplanId } = own
  const runId = await insert(
    jobs.url,
    `insert into runs (workspace_id, name, key, payload, about, turn, job_id, state)
     values (${workspaceId}, 'writing', 'article 12', '{}', jsonb_build_object('contentplanId', ${contentplanId}), 1, null, 'done')`,
  )
  const plan = await jobs.inPlan(async (_ctx, opened) => opened)
  const database: RunDatabase = {
    transaction: () => ({ execute: (work) => jobs.as(own, (ctx) => work(ctx.database)) }),
  }
  return {
    runId,
    database,
    /** A budget for the run, or for one outside of runs, of the article 12. */
    open({
      cap = RUN_CAP,
      spentBefore = { cost: 0, tokens: 0 },
      articleId = 12,
      monthlyCap = null,
      of = runId,
      storedIn = database,
    }: {
      cap?: { cost: number; tokens: number }
      spentBefore?: { cost: number | null; tokens: number }
      articleId?: number
      monthlyCap?: number | null
      of?: number | null
      storedIn?: RunDatabase
    } = {}) {
      const payer: Payer = { workspaceId, purpose: `run ${of}`, database, costs: { monthlyCap } }
      const record = recordCalls({ database: storedIn, plan, articleId, runId: of })
      return openBudget({ payer, cap, record, spentBefore })
    },
    read: (of: { articleId: number } | { runId: number }) =>
      jobs.inPlan((ctx) => readSpending(ctx, { plan, ...of })),
    readAsOther: () =>
      jobs.as(jobs.other, async (ctx) => {
        const other = await openPlan(ctx, jobs.other.contentplanId)
        return readSpending(ctx, { plan: other, runId })
      }),
    listCalls: () =>
      look(`select agent, what, model, input_tokens, output_tokens, is_guessed, cost, milliseconds, finish, failure
        from model_calls order by id`),
    readLedger: async () =>
      Number((await look('select sum(cost)::int as cost from cost_entries'))[0]?.['cost']),
  }
}
