import { isStopWord } from '../../text/index.ts'

/** How a language is written when it is not in Latin letters. */
const SCRIPTS: Record<string, RegExp> = {
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]/u,
  zh: /\p{Script=Han}/u,
  ko: /\p{Script=Hangul}/u,
  ar: /\p{Script=Arabic}/u,
  fa: /\p{Script=Arabic}/u,
  he: /\p{Script=Hebrew}/u,
  ru: /\p{Script=Cyrillic}/u,
  uk: /\p{Script=Cyrillic}/u,
  bg: /\p{Script=Cyrillic}/u,
  el: /\p{Script=Greek}/u,
  th: /\p{Script=Thai}/u,
  hi: /\p{Script=Devanagari}/u,
}
const LATIN = /\p{Script=Latin}/u
/** Languages that texts slip into. */
const OTHERS = ['en', 'de', 'es', 'sv', 'fr', 'it', 'pt', 'nl', 'da']
/** Words below which stop words say too little. */
const LEAST_WORDS = 20
const LEAST_OF_SCRIPT = 0.5
/** Words of Japanese in the letters of Chinese only are words of Chinese. */
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Whether words are plainly of another language, by their letters and by the stop words among them. */
export function isOtherLanguage(words: readonly string[], language: string): boolean {
  if (words.length < LEAST_WORDS) return false
  const script = SCRIPTS[language]
  const isOfScript = (word: string) => (script ?? LATIN).test(word)
  const lettered = words.filter((word) => /\p{L}/u.test(word))
  if (lettered.filter(isOfScript).length < LEAST_OF_SCRIPT * lettered.length) return true
  if (language === 'ja') return !words.some((word) => KANA.test(word))
  if (script !== undefined) return false
  const own = countStopWords(words, language)
  return OTHERS.some(
    (other) => other !== language && countStopWords(words, other) > 1.5 * own + words.length / 10,
  )
}

function countStopWords(words: readonly string[], language: string): number {
  return words.filter((word) => isStopWord(word, language)).length
}
