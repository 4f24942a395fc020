import type { Plan } from '#features/contentplans/server/index.ts'
import type { IMPORT_KINDS } from '../../rules.ts'
import type { KeywordImport } from '../queries/imports.ts'
import { beginImport, type Importing } from './begin-import.ts'
import { endImport } from './end-import.ts'
import { importBatch } from './import-batch.ts'
import type { ImportedKeyword } from './join-imported.ts'

interface KeywordList {
  plan: Plan
  keywordsObject: readonly ImportedKeyword[]
  source: 'related' | 'upload'
  kind?: (typeof IMPORT_KINDS)[number] | undefined
  label?: string | undefined
  runId?: number | undefined
}

/** Saves a list as one import, which can be undone. */
export async function saveList(
  ctx: Importing,
  { plan, keywordsObject, source, kind, label = '', runId }: KeywordList,
): Promise<KeywordImport> {
  const usualKind = source === 'upload' ? 'paste' : 'related'
  const { importId } = await beginImport(ctx, { plan, kind: kind ?? usualKind, label, runId })
  await importBatch(ctx, { plan, importId, batch: 1, keywords: keywordsObject })
  return endImport(ctx, { plan, importId, skippedReasons: [] })
}
