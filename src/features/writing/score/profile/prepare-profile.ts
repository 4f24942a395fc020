import type { ContentProfile } from '../../contract.ts'
import { listContentWords } from './list-shared-topics.ts'

export type ProfileTerm = ContentProfile['terms'][number]

/** A profile with what finding takes: made once for each. */
export interface PreparedProfile {
  profile: ContentProfile
  /** The terms by their first word. */
  terms: ReadonlyMap<string, ProfileTerm[]>
  shingles: ReadonlySet<number>
  /** The words of the main keyword, as they are compared. */
  keyword: readonly string[]
}

const prepared = new WeakMap<ContentProfile, PreparedProfile>()

export function prepareProfile(profile: ContentProfile): PreparedProfile {
  const known = prepared.get(profile)
  if (known) return known
  const terms = Map.groupBy(profile.terms, ({ words: [first = ''] }) => first)
  const keyword = listContentWords(profile.mainKeyword, profile.language)
  const made = { profile, terms, keyword, shingles: new Set(profile.shingles) }
  prepared.set(profile, made)
  return made
}
