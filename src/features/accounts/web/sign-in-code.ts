let held: string | null = null

/** Keeps the single-use code of a sign-in in memory until it is exchanged. */
export function holdCode(code: string): void {
  held = code
}

export function findHeldCode(): string | null {
  return held
}

export function dropCode(): void {
  held = null
}
