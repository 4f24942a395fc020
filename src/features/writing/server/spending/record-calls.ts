import { sql, type RawBuilder } from 'kysely'
import { toMicroDollars, type MicroDollars } from '#features/billing/rules.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { ModelCall } from '#integrations/model/index.ts'
import { idRow, oneRow } from '#platform/server/database/rows.ts'
import type { RunDatabase } from '#platform/server/jobs/pipeline.ts'

/** A call that is about to be made, with the tokens and the cost that it is expected to use. */
interface ExpectedCall {
  agent: string
  /** What is asked for: `section 3`. */
  what: string
  /** Provider and model. */
  model: string
  inputTokens: number
  outputTokens: number
  /** null when the price of the model is not known. */
  cost: MicroDollars | null
}

/** Stores each call: what it is expected to use before it is made, and what it has used after it has ended. */
export interface CallRecord {
  begin(call: ExpectedCall): Promise<EndCall>
}

/** Stores how a call has ended: the provider may have been called several times for it, or never. */
type EndCall = (calls: readonly ModelCall[]) => Promise<void>

interface Recorded {
  /** A database whose transactions open the workspace. */
  database: RunDatabase
  plan: Plan
  articleId: number
  /** null outside of runs. */
  runId: number | null
}

/**
 * The calls of models for an article. A row that cannot be written after its call, because the process ended or the run
 * was cancelled, stays as it was expected.
 */
export function recordCalls({ database, plan, articleId, runId }: Recorded): CallRecord {
  const place = sql`${plan.workspaceId}, ${plan.id}, ${articleId}, ${runId}::integer`
  const insertEnded = (call: ExpectedCall, ended: ModelCall) => sql`
    insert into model_calls (workspace_id, contentplan_id, article_id, run_id, agent, what, model,
      input_tokens, output_tokens, is_guessed, cost, milliseconds, finish, failure)
    values (${place}, ${call.agent}, ${call.what}, ${call.model}, ${describeEnd(ended)})
  `
  return {
    async begin(call) {
      const { id } = await database.transaction().execute(
        (open) => oneRow(open, idRow)`
          insert into model_calls (workspace_id, contentplan_id, article_id, run_id, agent, what, model,
            input_tokens, output_tokens, is_guessed, cost, finish)
          values (${place}, ${call.agent}, ${call.what}, ${call.model}, ${call.inputTokens}, ${call.outputTokens}, true,
            ${call.cost}::bigint, 'begun')
          returning id
        `,
      )
      return async ([first = NOT_MADE, ...others]) => {
        await database.transaction().execute(async (open) => {
          await sql`
            update model_calls
            set (input_tokens, output_tokens, is_guessed, cost, milliseconds, finish, failure) = (${describeEnd(first)})
            where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and id = ${id}
          `.execute(open)
          for (const other of others) await insertEnded(call, other).execute(open)
        })
      }
    },
  }
}

/** The provider was never called. */
const NOT_MADE: ModelCall = { usage: null, milliseconds: 0, finish: null, failure: 'not_made' }
const NO_USAGE = { inputTokens: 0, outputTokens: 0, cost: 0, isGuessed: undefined }
const LONGEST_FAILURE = 200

/** input_tokens, output_tokens, is_guessed, cost, milliseconds, finish, failure. */
function describeEnd(ended: ModelCall): RawBuilder<unknown> {
  const { inputTokens, outputTokens, cost, isGuessed = false } = ended.usage ?? NO_USAGE
  const micro = cost === null ? null : toMicroDollars(cost)
  const failure = ended.failure === null ? null : ended.failure.slice(0, LONGEST_FAILURE)
  return sql`${inputTokens}::integer, ${outputTokens}::integer, ${isGuessed}::boolean, ${micro}::bigint,
    ${ended.milliseconds}::integer, ${nameEnd(ended)}, ${failure}::text`
}

/** A complete answer ends by itself or at its limit of tokens; one that failed says why. */
function nameEnd({ finish, failure }: ModelCall): string {
  if (failure === 'refused' || failure === 'aborted') return failure
  if (failure === null || failure === 'cut_off' || failure === 'thought_only') return finish ?? 'failed'
  return 'failed'
}
