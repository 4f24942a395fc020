import { z } from 'zod'
import type { MicroDollars } from './rules.ts'

/** Articles for plans and writers, keywords for the clusterer (G-21). */
const LEDGERS = ['articles', 'keywords'] as const
export type Ledger = (typeof LEDGERS)[number]

/** What a workspace gets on an installation that bills nobody (G-46). */
export interface WorkspaceLimits {
  articleCredits: number
  /** A month's keywords for the clusterer (G-19). */
  keywordCredits: number
  seats: number
  /** Content plans beyond the first one (K-07). */
  paidPlans: number
  /** Active keywords of a plan. */
  keywordLimit: number
}

/** What a paid call outside was for. */
const COST_KINDS = ['serp', 'keyword-data', 'model', 'images'] as const
export type CostKind = (typeof COST_KINDS)[number]

/** What the operator says about paid calls. */
export interface CostSettings {
  /** Above this a run starts only when somebody has confirmed its cost. */
  confirmAbove: MicroDollars
  /** Of a workspace that has set no cap of its own; null: none. */
  monthlyCap: MicroDollars | null
}

/** What a run would cost, before it starts. */
export interface CostEstimate {
  cost: MicroDollars
  needsConfirmation: boolean
  /** As people know it: DataForSEO. */
  provider: string
}

const LARGEST_CAP = 1e12

/** Millionths of a US dollar a month; null: what the installation allows. */
export const monthlyCap = z.number().int().min(0).max(LARGEST_CAP).nullable()

/** The expected cost that somebody has seen and agreed to, in millionths of a US dollar. */
export const confirmedCost = z.number().int().min(0).max(LARGEST_CAP).optional()

/** What calls outside have cost a workspace in this month of UTC, in millionths of a US dollar. */
export const monthCosts = z.object({
  /** 2031-05. */
  month: z.string(),
  spent: z.number(),
  /** Where runs stop; null: nowhere. */
  monthly_cap: z.number().nullable(),
  /** Whether the workspace has set it; false: it is the installation's. */
  is_own_cap: z.boolean(),
  by_kind: z.array(z.object({ kind: z.enum(COST_KINDS), cost: z.number(), units: z.number() })),
})
