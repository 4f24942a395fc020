import type { IdeaSource } from '../../rules.ts'

/** Keywords that one run takes from outside of the plan and from the rules, at most: each search result costs money. */
export const MOST_NEW = 60
/** Keywords of the plan that are in no cluster yet and that one run takes. */
export const MOST_OF_PLAN = 120

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
