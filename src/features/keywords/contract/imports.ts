import { z } from 'zod'
import { defineId } from '#platform/contract/ids.ts'
import { wholeNumber } from '#platform/contract/query.ts'
import { IMPORT_KINDS } from '../rules.ts'

export const keywordImportId = defineId('keyword_import')

const count = z.number()

/** What an import did with its rows so far. */
export const saved = z.object({
  importId: z.number(),
  added: count,
  /** Keywords that the plan had already; values that were sent for them were taken over. */
  joined: count,
  skipped: count,
  skippedReasons: z.array(z.object({ reason: z.string(), count })),
})
export const skippedReason = z.object({
  reason: z.string().max(200),
  count: wholeNumber({ least: 1, most: 2 ** 31 - 1 }),
})

export const keywordImport = saved.extend({
  kind: z.enum(IMPORT_KINDS),
  /** The name of the file, or what was asked for. */
  label: z.string(),
  /** Some of the keywords that it added and that are still there, the most searched first. */
  examples: z.array(z.string()),
  /** Who imported; null when that is not known. */
  userName: z.string().nullable(),
  created_at: z.string(),
  /** null when the import was not finished. */
  ended_at: z.string().nullable(),
  undone_at: z.string().nullable(),
  undoneBy: z.string().nullable(),
  /** Keywords that its undo removed and that can come back; null when it was not undone, or cannot be restored. */
  removed: count.nullable(),
})

/** How many keywords the undo of an import removes, and how many stay, by reason. */
export const undoneImport = z.object({
  removed: count,
  kept: z.array(z.object({ reason: z.string(), count })),
})
