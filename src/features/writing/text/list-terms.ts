import { joinWords } from './language.ts'
import { isStopWord } from './stop-words.ts'

/** The runs of one to `most` neighbouring words of a sentence that neither begin nor end with a stop word, in order. */
export function listTerms(words: string[], language: string, most = 3): string[] {
  const isStop = words.map((word) => isStopWord(word, language))
  const terms: string[] = []
  for (let from = 0; from < words.length; from++) {
    if (isStop[from]) continue
    for (let end = from + 1; end <= Math.min(from + most, words.length); end++)
      if (!isStop[end - 1]) terms.push(joinWords(words.slice(from, end), language))
  }
  return terms
}
