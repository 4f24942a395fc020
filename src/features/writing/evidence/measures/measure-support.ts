import type { EvidenceCard } from '../../contract.ts'
import { foldWord, isStopWord, splitWords } from '../../text/index.ts'

/**
 * The share of a sentence's words, without stop words, that are in the quotes and paraphrases of its cards or in the
 * text around the quotes; 1 when it has no such words. This says that words agree, not that the sentence follows.
 */
export function measureSupport(
  sentence: string,
  card: EvidenceCard | readonly EvidenceCard[],
  language: string,
  context = '',
): number {
  const cards = 'quote' in card ? [card] : card
  const source = [...cards.flatMap(({ quote, paraphrase }) => [quote, paraphrase]), context].join('\n')
  const known = new Set(listContentWords(source, language))
  const words = listContentWords(sentence, language)
  return words.length === 0 ? 1 : words.filter((word) => known.has(word)).length / words.length
}

function listContentWords(text: string, language: string): string[] {
  return splitWords(text, language)
    .filter((word) => !isStopWord(word, language))
    .map((word) => foldWord(word, language))
}
