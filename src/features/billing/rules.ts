export { guessTokens } from '#platform/contract/guess-tokens.ts'

/** A millionth of a US dollar: prices of single calls are fractions of a cent, and sums must be exact. */
export type MicroDollars = number

const MILLION = 1_000_000

/** Number of credits that stands for an unlimited number (F-253). */
export const UNLIMITED_CREDITS = 999

/** What runs wait for while a kind of credits is used up. */
export function creditsOf(ledger: string): string {
  return `credits of ${ledger}`
}

export function toMicroDollars(dollars: number): MicroDollars {
  return Math.round(dollars * MILLION)
}

export function toDollars(micro: MicroDollars): number {
  return micro / MILLION
}

/** Cost of a number of calls, each at a price in US dollars. */
export function estimateCost({ calls, price }: { calls: number; price: number }): MicroDollars {
  return Math.round(calls * price * MILLION)
}

/** Whether a user has to confirm a cost: it is above the limit. No cost needs no confirmation, whatever the limit. */
export function needsConfirmation(estimate: MicroDollars, limit: MicroDollars): boolean {
  return estimate > 0 && estimate > limit
}

/** `$1.20`, and `less than $0.01` for a cost that would be shown as zero. */
export function formatCost(micro: MicroDollars): string {
  if (micro > 0 && micro < 10_000) return 'less than $0.01'
  return `$${toDollars(micro).toFixed(2)}`
}
