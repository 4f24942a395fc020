import type { TextSection } from '#features/articles/rules.ts'

/** Passages that one proposal changes, at most. */
export const MOST_CHANGES = 8

export const NAME_OF_SECTION = {
  description: 'brief',
  research: 'research',
  draft: 'draft',
  final: 'final draft',
} as const satisfies Record<TextSection, string>
