let held: string | null = null

/** Keeps the single-use code of a sign-in between its arrival in the address and its exchange. */
export function holdCode(code: string): void {
  held = code
}

export function findHeldCode(): string | null {
  return held
}

export function dropCode(): void {
  held = null
}
