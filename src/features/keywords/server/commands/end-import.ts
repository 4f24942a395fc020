import { sql } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { openImport, type KeywordImport } from '../queries/imports.ts'
import { addSkipped } from './import-batch.ts'

interface ImportEnd {
  plan: Plan
  importId: number
  skippedReasons: readonly { reason: string; count: number }[]
}

/** Ends an import and records the rows that the reader of its file left out. Ending it again changes nothing. */
export async function endImport(
  ctx: Reads,
  { plan, importId, skippedReasons }: ImportEnd,
): Promise<KeywordImport> {
  const { ended_at: endedAt } = await openImport(ctx, { plan, importId })
  if (endedAt === null) {
    await addSkipped(ctx, { importId, skipped: skippedReasons })
    await sql`update keyword_imports set ended_at = now() where id = ${importId}`.execute(ctx.database)
  }
  return openImport(ctx, { plan, importId })
}
