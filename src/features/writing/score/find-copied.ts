import { MOST_VERBATIM, type ContentProfile, type EvidenceCard } from '../contract.ts'
import { findVerbatim } from './find-verbatim.ts'
import { judgeCitations } from './judge-citations.ts'
import { prepareProfile } from './profile/prepare-profile.ts'
import { readArticle, type Place } from './read-article.ts'

interface Copying {
  markdown: string
  cards: readonly EvidenceCard[]
  profile: ContentProfile
}

interface Copied {
  places: Place[]
  /** So many words have to go at least before the gate opens. */
  excess: number
}

/** Where a text says what a ranking page says in the same words; none while the gate on that is open. */
export function findCopied({ profile, cards, markdown }: Copying): Copied {
  const { isCitation } = judgeCitations({ cards })
  const input = { markdown, cards, title: '', description: '', slug: '' }
  const article = readArticle(input, { language: profile.language, isCitation })
  const { share, words, places } = findVerbatim(article, prepareProfile(profile).shingles)
  if (share <= MOST_VERBATIM) return { places: [], excess: 0 }
  // What goes is missing among the copied words and among all of them.
  return { places, excess: (words * (share - MOST_VERBATIM)) / (1 - MOST_VERBATIM) }
}
