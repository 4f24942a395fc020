import { SIGN_IN_PROBLEMS } from '../rules.ts'

/** The sentence for the word that a failed sign-in comes back with; null for words nobody knows. */
export function explainProblem(word: string | undefined): string | null {
  const found = Object.entries(SIGN_IN_PROBLEMS).find(([name]) => name === word)
  return found?.[1] ?? null
}
