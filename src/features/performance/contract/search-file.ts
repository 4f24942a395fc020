import { z } from 'zod'
import { defineId } from '#platform/contract/ids.ts'
import { isSearchDay, NO_SEARCH_DAY } from '../rules.ts'

const count = z.number()
/** Longest query or address in a file, in characters. */
const LONGEST_TEXT = 4_000
const fileCount = () => z.number().int().min(0).max(1e12)

export const searchDay = z.iso.date('write a day like 2031-05-30').refine(isSearchDay, NO_SEARCH_DAY)

const counted = { clicks: fileCount(), impressions: fileCount(), position: z.number().min(0).max(9_000) }
export const longText = z.string().trim().min(1).max(LONGEST_TEXT)
/** Most days, and most rows of a kind, in a part of a file. */
export const FEW = { days: 500, rows: 20_000 }

/** A day of a file of search data; parts that the file does not have are left out. */
export const fileDay = z.object({
  day: searchDay,
  totals: z.object(counted).optional(),
  pages: z
    .array(z.object({ page: longText, ...counted }))
    .max(FEW.rows)
    .optional(),
  queries: z
    .array(z.object({ query: longText, ...counted }))
    .max(FEW.rows)
    .optional(),
  pageQueries: z
    .array(z.object({ page: longText, query: longText, ...counted }))
    .max(FEW.rows)
    .optional(),
})

const sums = { ...counted, position: counted.position.nullable() }

export const periodId = defineId('search_period')

/** What a file says about a whole period: it names no days. */
export const filePeriod = z.object({
  /** Name of the file. */
  label: z.string().trim().min(1).max(300),
  /**
   * The reply to the first part names it, and all further parts send it. A part without it replaces
   * the numbers of an earlier import of the same file for the same days.
   */
  periodId: periodId.optional(),
  from: searchDay,
  to: searchDay,
  queries: z
    .array(z.object({ query: longText, ...sums }))
    .max(FEW.rows)
    .default([]),
  pages: z
    .array(z.object({ page: longText, ...sums }))
    .max(FEW.rows)
    .default([]),
})

export const keptOfFile = z.object({
  /** Days that were stored. Days from Search Console are not replaced, and days that are not final are left out. */
  days: count,
  /** Pages of the plan's own website in the file, and how many of them are new. */
  pages: count,
  newPages: count,
  /** Queries and pages whose numbers of a period were stored. */
  numbers: count,
  /** Where the numbers of a period were stored; null when the part has none. */
  periodId: count.nullable(),
  /** Keywords that were added, as many as the plan has room for. */
  newKeywords: count,
})
