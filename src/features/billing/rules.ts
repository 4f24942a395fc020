/** A millionth of a US dollar: prices of single calls are fractions of a cent, and sums must be exact. */
export type MicroDollars = number

const MILLION = 1_000_000

export function toMicroDollars(dollars: number): MicroDollars {
  return Math.round(dollars * MILLION)
}

export function toDollars(micro: MicroDollars): number {
  return micro / MILLION
}

/** What a number of calls costs, each at a price in US dollars. */
export function estimateCost({ calls, price }: { calls: number; price: number }): MicroDollars {
  return Math.round(calls * price * MILLION)
}

/** Above the limit somebody has to say yes first; what is free never asks. */
export function needsConfirmation(estimate: MicroDollars, limit: MicroDollars): boolean {
  return estimate > 0 && estimate > limit
}

/** `$1.20`, and `less than $0.01` for what is not free but shows as nothing. */
export function formatCost(micro: MicroDollars): string {
  if (micro > 0 && micro < 10_000) return 'less than $0.01'
  return `$${toDollars(micro).toFixed(2)}`
}

const CHARACTERS_A_TOKEN = 4

/** About how many tokens a text is: enough to book it before a model has counted. */
export function guessTokens(text: string): number {
  return Math.ceil(text.length / CHARACTERS_A_TOKEN)
}
