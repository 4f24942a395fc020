import { sql } from 'kysely'
import { z } from 'zod'
import type { MicroDollars } from '#features/billing/rules.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows } from '#platform/server/database/rows.ts'

const spentRow = z.object({
  agent: z.string(),
  runId: z.number().nullable(),
  calls: z.number(),
  inputTokens: z.number(),
  outputTokens: z.number(),
  /** null when the price of a model was not known. */
  cost: z.number().nullable(),
  milliseconds: z.number(),
})
type SpentRow = z.infer<typeof spentRow>

interface Sum {
  calls: number
  /** In and out. */
  tokens: number
  /** null when the price of a model was not known. */
  cost: MicroDollars | null
  milliseconds: number
}

interface Spending extends Sum {
  agents: (Sum & { agent: string })[]
  /** The oldest first; null for calls outside of runs. */
  runs: (Sum & { runId: number | null })[]
}

/** What calls of models for an article, or in a run, have used so far. Calls under way count as they are expected. */
export async function readSpending(
  { database }: Reads,
  { plan, ...of }: { plan: Plan } & ({ articleId: number } | { runId: number }),
): Promise<Spending> {
  const rows = await listRows(database, spentRow)`
    select agent, run_id as "runId", count(*) as calls, sum(input_tokens) as "inputTokens",
      sum(output_tokens) as "outputTokens",
      case when count(*) = count(cost) then sum(cost)::bigint end as cost,
      coalesce(sum(milliseconds), 0) as milliseconds
    from model_calls
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
      and ${'runId' in of ? sql`run_id = ${of.runId}` : sql`article_id = ${of.articleId}`}
    group by agent, run_id order by min(id)
  `
  return {
    ...sumRows(rows),
    agents: groupRows(rows, (row) => row.agent).map(([agent, own]) => ({ agent, ...sumRows(own) })),
    runs: groupRows(rows, (row) => row.runId).map(([runId, own]) => ({ runId, ...sumRows(own) })),
  }
}

function groupRows<Key>(rows: readonly SpentRow[], keyOf: (row: SpentRow) => Key): [Key, SpentRow[]][] {
  return [...Map.groupBy(rows, keyOf)]
}

function sumRows(rows: readonly SpentRow[]): Sum {
  const sum = (read: (row: SpentRow) => number) => rows.reduce((total, row) => total + read(row), 0)
  return {
    calls: sum((row) => row.calls),
    tokens: sum((row) => row.inputTokens + row.outputTokens),
    cost: rows.some((row) => row.cost === null) ? null : sum((row) => row.cost ?? 0),
    milliseconds: sum((row) => row.milliseconds),
  }
}
