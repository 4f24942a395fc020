import { z } from 'zod'
import { defineId } from '#platform/contract/ids.ts'

export const filterId = defineId('search_filter')

/** A part of the settings of Search Console. */
export const filterText = z.string().trim().max(2000)

const count = z.number()
const text = z.string().nullable()

/** The settings under which days of a plan are stored. */
const searchFilter = z.object({
  id: z.number(),
  /** Null for days from files, as long as the plan had no property. */
  property: text,
  /** Null for all countries. */
  country: text,
  url_include: text,
  url_exclude: text,
  /** Whether its days are made up. */
  is_sandbox: z.boolean(),
  /** Whether the plan uses it. */
  is_used: z.boolean(),
  /** First and last stored day; null without any. */
  first: text,
  last: text,
  days: count,
  /** How many of the days Google can no longer give. */
  days_lost: count,
  /** How many of the days are from files. */
  days_of_files: count,
})

export const searchFilters = z.object({
  /** Last used first. */
  filters: z.array(searchFilter),
  /** The days that Google can give now. */
  available: z.object({ from: z.string(), to: z.string(), days: count }),
})

const problem = z.string().nullable()

export const filterPreview = z.object({
  /** What is wrong with an expression; null when nothing is. */
  problems: z.object({ urlInclude: problem, urlExclude: problem }),
  /** Pages of the last 30 stored days of the property; null when these are not known, or with a problem. */
  pages: z.object({ all: count, left: count }).nullable(),
})
