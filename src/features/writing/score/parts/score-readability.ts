import type { ScorePart } from '../../contract.ts'
import { makePart, type Reason } from '../make-part.ts'
import type { PreparedProfile } from '../profile/prepare-profile.ts'
import type { Article, ReadSentence } from '../read-article.ts'
import { gradeReadability, isUnspaced } from '../../text/index.ts'

/** Words, or characters in languages without spaces, of a sentence that most readers take in at once. */
const LONGEST_SENTENCE = { words: 32, characters: 100 }
/** A text need not read more easily than this, however easily the ranking pages read. */
const EASY_ENOUGH = 0.6

/** Whether the text reads as easily as the pages that rank, and has no endless sentences. */
export function scoreReadability(article: Article, { profile }: PreparedProfile): ScorePart {
  const { blocks, language } = article
  const sentences = blocks
    .filter(({ kind }) => kind === 'paragraph' || kind === 'item' || kind === 'quote')
    .flatMap((block) => block.sentences)
    .filter(({ words }) => words.length > 0)
  if (sentences.length === 0)
    return makePart('readability', 0, [
      { reason: 'The text has no sentences.', fix: 'Write the text.', place: null },
    ])
  const { ease, formula, value } = gradeReadability(
    {
      sentences: sentences.length,
      words: sentences.flatMap(({ words }) => words),
      text: sentences.map(({ text }) => text).join(''),
    },
    language,
  )
  const wanted = profile.pages > 0 ? Math.min(EASY_ENOUGH, Math.max(0.2, profile.ease)) : EASY_ENOUGH
  const long = sentences.filter((sentence) => isLong(sentence, language))
  const share =
    0.6 * Math.min(1, ease / wanted) + 0.4 * (1 - Math.min(1, (4 * long.length) / sentences.length))
  const hard: Reason = {
    reason: `The text is hard to read (${formula} ${Math.round(value)}).`,
    fix: 'Write shorter sentences with shorter words.',
    place: null,
  }
  const reasons = long
    .toSorted((one, other) => other.words.length - one.words.length)
    .map(({ words, place }) => ({
      reason: `A sentence has ${words.length} words.`,
      fix: 'Make two or three sentences of it.',
      place,
    }))
  return makePart('readability', share, [...(ease < wanted ? [hard] : []), ...reasons])
}

function isLong({ words, text }: ReadSentence, language: string): boolean {
  return isUnspaced(language)
    ? text.length > LONGEST_SENTENCE.characters
    : words.length > LONGEST_SENTENCE.words
}
