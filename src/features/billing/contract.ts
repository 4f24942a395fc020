import { z } from 'zod'
import type { MicroDollars } from './rules.ts'

/** The two kinds of credits: articles for plans and writers, keywords for the clusterer (G-21). */
const LEDGERS = ['articles', 'keywords'] as const
export type Ledger = (typeof LEDGERS)[number]

/** What a workspace gets on an installation without billing (G-46). */
export interface WorkspaceLimits {
  articleCredits: number
  /** Keywords a month for the clusterer (G-19). */
  keywordCredits: number
  seats: number
  /** Content plans beyond the first one (K-07). */
  paidPlans: number
  /** Active keywords of a plan. */
  keywordLimit: number
}

/** Kinds of paid calls to outside services. */
const COST_KINDS = ['serp', 'keyword-data', 'model', 'images'] as const
export type CostKind = (typeof COST_KINDS)[number]

/** The operator's settings for paid calls. */
export interface CostSettings {
  /** A run that costs more starts only when a user has confirmed its cost. */
  confirmAbove: MicroDollars
  /** Monthly cap of a workspace that has not set its own; null for no cap. */
  monthlyCap: MicroDollars | null
}

/** The expected cost of a run, before it starts. */
export interface CostEstimate {
  cost: MicroDollars
  needsConfirmation: boolean
  /** Name of the provider for users: DataForSEO. */
  provider: string
}

const LARGEST_CAP = 1e12

/** Millionths of a US dollar a month; null for the installation's cap. */
export const monthlyCap = z.number().int().min(0).max(LARGEST_CAP).nullable()

/** The expected cost that the user has seen and confirmed, in millionths of a US dollar. */
export const confirmedCost = z.number().int().min(0).max(LARGEST_CAP).optional()

/** Cost of a workspace's calls to outside services in this month of UTC, in millionths of a US dollar. */
export const monthCosts = z.object({
  /** 2031-05. */
  month: z.string(),
  spent: z.number(),
  /** Cost at which runs stop; null when there is no cap. */
  monthly_cap: z.number().nullable(),
  /** Whether the workspace has set the cap itself; false for the installation's cap. */
  is_own_cap: z.boolean(),
  by_kind: z.array(z.object({ kind: z.enum(COST_KINDS), cost: z.number(), units: z.number() })),
})
