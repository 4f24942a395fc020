import type { Scope } from '#platform/contract/endpoint.ts'

/** Each scope in the words of the screen, the least harmful one first. */
export const SCOPE_WORDS: readonly { scope: Scope; label: string; meaning: string }[] = [
  { scope: 'read', label: 'Read', meaning: 'See plans, keywords, clusters and costs.' },
  { scope: 'write', label: 'Write', meaning: 'Change plans, keywords and clusters.' },
  { scope: 'run', label: 'Run', meaning: 'Start what costs money or credits, such as clustering.' },
]

export function labelOf(scope: Scope): string {
  return SCOPE_WORDS.find((one) => one.scope === scope)?.label ?? scope
}
