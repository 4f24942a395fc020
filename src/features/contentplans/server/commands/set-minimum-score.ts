import { sql } from 'kysely'
import type { Reads } from '#platform/server/api/handlers.ts'
import type { Plan } from '../queries/open-plan.ts'

interface MinimumScore {
  plan: Plan
  /** How many of ten results the keywords of a cluster share on average, at least. */
  minimumScore: number
  /** If given, the score is only set when the plan has this one now. */
  from?: number
}

export async function setMinimumScore(
  { database }: Reads,
  { plan, minimumScore, from }: MinimumScore,
): Promise<void> {
  await sql`
    update contentplans set minimum_score = ${minimumScore}
    where id = ${plan.id} and minimum_score = coalesce(${from ?? null}::integer, minimum_score)
  `.execute(database)
}
