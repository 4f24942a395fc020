import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { KeywordData } from '#integrations/keyword-data/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows, oneRow } from '#platform/server/database/rows.ts'
import { VOLUMES_KNOWN_DAYS } from '../../rules.ts'

/** Which keywords of a plan are meant. */
export interface Meant {
  plan: Plan
  /** Null for all keywords that are not excluded. */
  keywordIds: readonly number[] | null
}

/** The name under which answers of a service are noted. */
export function nameOfSource({ name, isSandbox }: Pick<KeywordData, 'name' | 'isSandbox'>): string {
  return isSandbox ? 'sandbox' : name
}

/** Whether the search volume of a keyword `k` is known, and not just as a range. */
export const IS_EXACT = sql`(k.estimated_search_volume is not null and not k.volume_is_rough)`

/** Keywords `k` that are meant and whose search volume is unknown. Of named ones a rough volume counts as unknown. */
function fromMissing({ plan, keywordIds }: Meant): RawBuilder<unknown> {
  return sql`
    from keywords k where k.workspace_id = ${plan.workspaceId} and k.contentplan_id = ${plan.id}
      and ${
        keywordIds === null
          ? sql`k.estimated_search_volume is null and not k.excluded`
          : sql`not ${IS_EXACT} and k.id = any (${[...keywordIds]}::integer[])`
      }
  `
}

const counts = z.object({ unknown: z.number(), rough: z.number(), askedBefore: z.number() })

/** How many search volumes are unknown, how many of them are rough, and how many this service did not know lately. */
export async function countMissing(
  { database }: Reads,
  { source, ...meant }: Meant & { source: string | null },
): Promise<z.infer<typeof counts>> {
  return oneRow(database, counts)`
    select count(*) as unknown, count(*) filter (where k.volume_is_rough) as rough, count(*) filter (
      where k.volume_asked_of = ${source} and k.volume_asked_at > now() - make_interval(days => ${VOLUMES_KNOWN_DAYS})
    ) as "askedBefore"
    ${fromMissing(meant)}
  `
}

const missingKeyword = z.object({ id: z.number(), keyword: z.string() })
export type MissingKeyword = z.infer<typeof missingKeyword>

/**
 * The keywords that a run has yet to ask a service for, the oldest first. Named keywords are asked for once in the run;
 * of all keywords, those that the service did not know lately are left out.
 */
export async function listMissing(
  { database }: Reads,
  { source, runId, ...meant }: Meant & { source: string; runId: number },
): Promise<MissingKeyword[]> {
  const days = meant.keywordIds === null ? VOLUMES_KNOWN_DAYS : 0
  return listRows(database, missingKeyword)`
    select k.id, k.keyword ${fromMissing(meant)} and not coalesce(
      k.volume_asked_of = ${source} and k.volume_asked_at >=
        (select created_at - make_interval(days => ${days}) from runs where id = ${runId}), false)
    order by k.id
  `
}

const answered = z.object({ found: z.number(), unknown: z.number() })

/** How many search volumes a run has found, and how many the service did not know. */
export async function countAnswered(
  { database }: Reads,
  { plan, runId }: { plan: Plan; runId: number },
): Promise<z.infer<typeof answered>> {
  return oneRow(database, answered)`
    select count(*) filter (where ${IS_EXACT}) as found, count(*) filter (where not ${IS_EXACT}) as unknown
    from keywords k
    where k.workspace_id = ${plan.workspaceId} and k.contentplan_id = ${plan.id}
      and k.volume_asked_at >= (select created_at from runs where id = ${runId})
  `
}
