import { SIGN_IN_PROBLEMS } from '../rules.ts'

/** The sentence for the `problem` of a failed sign-in; null for an unknown one. */
export function explainProblem(word: string | undefined): string | null {
  const found = Object.entries(SIGN_IN_PROBLEMS).find(([name]) => name === word)
  return found?.[1] ?? null
}
