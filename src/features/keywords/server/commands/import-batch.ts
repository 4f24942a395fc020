import { sql } from 'kysely'
import { lockPlan, tellPlanChanged, type Plan, requireRoom } from '#features/contentplans/server/index.ts'
import { Conflict } from '#platform/errors.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import type { KEYWORD_SOURCES } from '../../contract.ts'
import type { IMPORT_KINDS } from '../../rules.ts'
import { openImport, type KeywordImport } from '../queries/imports.ts'
import type { ImportedKeyword } from './join-imported.ts'
import { saveKeywords } from './save-keywords.ts'

const SOURCES: Record<(typeof IMPORT_KINDS)[number], (typeof KEYWORD_SOURCES)[number]> = {
  paste: 'upload',
  file: 'upload',
  related: 'related',
  ai: 'related',
  rules: 'auto-expand',
}

/** Adds the next rows of an import. A batch that is sent again, for example after a lost answer, changes nothing. */
export async function importBatch(
  ctx: Reads,
  input: { plan: Plan; importId: number; batch: number; keywords: readonly ImportedKeyword[] },
): Promise<KeywordImport> {
  const { plan, importId, batch, keywords } = input
  await lockPlan(ctx, { plan })
  const { batches, ...known } = await openImport(ctx, { plan, importId })
  if (batch <= batches) return known
  if (batch > batches + 1) throw new Conflict(`Batch ${batches + 1} of this import comes next.`)
  const { added, joined, skipped, withoutRoom } = await saveKeywords(ctx, {
    plan,
    keywords,
    importId,
    source: SOURCES[known.kind],
  })
  if (added + joined === 0 && withoutRoom > 0) await requireRoom(ctx.database, { plan, kind: 'keywords' })
  await sql`
    update keyword_imports set batches = ${batch}, added = added + ${added}, joined = joined + ${joined}
    where id = ${importId}
  `.execute(ctx.database)
  await addSkipped(ctx, { importId, skipped })
  await tellPlanChanged(ctx, plan)
  return { ...(await openImport(ctx, { plan, importId })) }
}

/** Adds to an import's counts of skipped rows, by reason. */
export async function addSkipped(
  { database }: Reads,
  { importId, skipped }: { importId: number; skipped: readonly { reason: string; count: number }[] },
): Promise<void> {
  if (skipped.length === 0) return
  const reasons = skipped.map(({ reason }) => reason)
  const counts = skipped.map(({ count }) => count)
  await sql`
    update keyword_imports set skipped = skipped + (select sum(count) from unnest(${counts}::integer[]) as count),
      skipped_reasons = (
        select jsonb_object_agg(reason, total) from (
          select reason, sum(count) as total from (
            select key, value::text::integer from jsonb_each(skipped_reasons)
            union all select * from unnest(${reasons}::text[], ${counts}::integer[])
          ) as listed (reason, count)
          group by reason
        ) as summed
      )
    where id = ${importId}
  `.execute(database)
}
