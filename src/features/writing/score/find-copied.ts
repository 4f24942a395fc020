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

/** Where a text says what a ranking page says in the same words; none while the gate on that is open. */
export function findCopied({ profile, cards, markdown }: Copying): Place[] {
  const { isCitation } = judgeCitations(cards)
  const input = { markdown, cards, title: '', description: '', slug: '' }
  const article = readArticle(input, { language: profile.language, isCitation })
  const { share, places } = findVerbatim(article, prepareProfile(profile).shingles)
  return share > MOST_VERBATIM ? places : []
}
