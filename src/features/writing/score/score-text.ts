import type { ContentProfile, ContentScore, ScorePart } from '../contract.ts'
import { findGates } from './find-gates.ts'
import { findVerbatim } from './find-verbatim.ts'
import { judgeCitations } from './judge-citations.ts'
import { scoreLinks } from './parts/score-links.ts'
import { scoreOriginality } from './parts/score-originality.ts'
import { scorePlacement } from './parts/score-placement.ts'
import { scoreReadability } from './parts/score-readability.ts'
import { scoreSourcing } from './parts/score-sourcing.ts'
import { scoreStructure } from './parts/score-structure.ts'
import { scoreTerms } from './parts/score-terms.ts'
import { scoreTopics } from './parts/score-topics.ts'
import { prepareProfile } from './profile/prepare-profile.ts'
import { readArticle, type ArticleInput } from './read-article.ts'

export interface ScoreInput extends ArticleInput {
  /** The same object each time, so that it is prepared once. */
  profile: ContentProfile
  /** The domain of the plan; null when it has none. */
  ownDomain: string | null
  /** URLs of its photos, of their authors and of where they are from. */
  imageUrls?: readonly string[]
}

/** How good a text is by what can be counted, from 0 to 100, each part with what to do about it. */
export function scoreText({ profile, ownDomain, imageUrls = [], ...input }: ScoreInput): ContentScore {
  const { cards, struck } = input
  const prepared = prepareProfile(profile)
  const citing = judgeCitations({ cards, struck })
  const article = readArticle(input, { language: profile.language, isCitation: citing.isCitation })
  const verbatim = findVerbatim(article, prepared.shingles)
  const parts = [
    scoreTerms(article, prepared),
    scoreTopics(article, prepared),
    scoreSourcing(article),
    scorePlacement(article, prepared),
    scoreStructure(article, prepared),
    scoreReadability(article, prepared),
    scoreOriginality(article, verbatim),
    scoreLinks(article, { cards, ownDomain }),
  ]
  const gates = findGates(article, { verbatim, citing, cards, ownDomain, imageUrls: new Set(imageUrls) })
  return { score: sumUp(parts), parts, gates }
}

/** Parts that cannot be judged count neither for nor against the text. */
function sumUp(parts: ScorePart[]): number {
  const most = parts.reduce((sum, part) => sum + part.most, 0)
  const points = parts.reduce((sum, part) => sum + part.points, 0)
  return most === 0 ? 0 : Math.round((100 * points) / most)
}
