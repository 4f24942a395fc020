/** The close code of a connection that broke off without a close frame. */
export const BROKE_OFF = 1006

/** The pauses before each try to reconnect (K-11). */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 10_000] as const

/** Milliseconds before the next try, or null when no try follows until the user or the network is back. */
export function pauseBefore({ triesMade, code }: { triesMade: number; code: number }): number | null {
  return code === BROKE_OFF ? (PAUSES_MS[triesMade] ?? null) : null
}
