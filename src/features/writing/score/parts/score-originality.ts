import { MOST_VERBATIM, type ScorePart } from '../../contract.ts'
import type { Verbatim } from '../find-verbatim.ts'
import { makePart, type Reason } from '../make-part.ts'
import type { Article, ReadSentence } from '../read-article.ts'

/** Shorter sentences may stand twice: "It depends." */
const LEAST_WORDS = 6
/** Of the sentences, so many that stand twice cost all points for them. */
const MOST_TWICE = 0.05

/** Whether the text says things in its own words, and once. */
export function scoreOriginality(article: Article, verbatim: Verbatim): ScorePart {
  const sentences = article.blocks.flatMap((block) => block.sentences)
  if (sentences.length === 0)
    return makePart('originality', 0, [{ reason: 'The text is empty.', fix: 'Write the text.', place: null }])
  const twice = listRepeated(sentences)
  const copied: Reason[] = verbatim.places.map((place) => ({
    reason: 'A ranking page says this in the same words.',
    fix: 'Say it in your own words, or quote a few words of it.',
    place,
  }))
  const repeated: Reason[] = twice.map(({ place }) => ({
    reason: 'This sentence stands in the text before.',
    fix: 'Delete it, or say something new.',
    place,
    mend: 'drop sentence',
  }))
  const share =
    (5 / 7) * (1 - Math.min(1, verbatim.share / MOST_VERBATIM)) +
    (2 / 7) * (1 - Math.min(1, twice.length / sentences.length / MOST_TWICE))
  return makePart('originality', share, [...copied, ...repeated])
}

function listRepeated(sentences: ReadSentence[]): ReadSentence[] {
  const seen = new Set<string>()
  return sentences.filter(({ folded }) => {
    if (folded.length < LEAST_WORDS) return false
    const key = folded.join(' ')
    const isRepeated = seen.has(key)
    seen.add(key)
    return isRepeated
  })
}
