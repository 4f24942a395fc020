/** How a connection closes that broke off: nobody said goodbye. */
export const BROKE_OFF = 1006

/** The pauses before each try to come back (K-11). */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 10_000] as const

/** How long to wait before the next try; null: there is none, a person or the network has to come back first. */
export function pauseBefore({ triesMade, code }: { triesMade: number; code: number }): number | null {
  return code === BROKE_OFF ? (PAUSES_MS[triesMade] ?? null) : null
}
