import type { IdeaSource } from '../../rules.ts'

/** Seed keywords that related searches are asked for: each costs money. */
export const MOST_SEEDS = 5
/** Keywords that one run takes from related searches, and from a model or the rules, at most. */
export const MOST_FOUND = 40
/** Keywords of the plan that are in no cluster yet and that one run takes. */
export const MOST_PLAN_KEYWORDS = 200
/** Related keywords that are asked for, and paid, for each seed keyword. */
export const RELATED_A_SEED = 100

/** The seed keywords of a hub, or its name without any. */
export function chooseSeeds({ tags, name }: { tags: readonly string[]; name: string }): string[] {
  return (tags.length === 0 ? [name.toLowerCase()] : tags).slice(0, MOST_SEEDS)
}

/** The kind of the import that adds the keywords of each source. */
export const IMPORT_KIND_OF = {
  plan: 'paste',
  related: 'related',
  model: 'ai',
  rules: 'rules',
} as const satisfies Record<IdeaSource, string>

/** "12 new ideas", for the result of a run, with what went wrong. */
export function describeBuilt({ claimed, notices }: { claimed: number; notices: readonly string[] }): string {
  const ideas =
    claimed === 0 ? 'No new ideas were found' : `${claimed} new ${claimed === 1 ? 'idea' : 'ideas'}`
  return notices.length === 0 ? ideas : `${ideas}. ${[...new Set(notices)].join(' ')}`
}
