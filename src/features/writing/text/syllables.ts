import { readLanguage } from './language.ts'

/** How often vowels of a word begin, about: what readability formulas count as syllables. At least 1. */
export function countSyllables(word: string, tag: string): number {
  const language = readLanguage(tag)
  const spoken =
    language === 'en' && word.length > 3
      ? word.replace(/(?:[^laeiouy]es|[^laeiouydt]ed|[^laeiouy]e)$/, '')
      : word
  const plain = language === 'es' ? spoken.replaceAll(/[íú]/g, '-i-') : spoken
  return Math.max(1, plain.match(VOWELS[language] ?? VOWELS_OF_OTHERS)?.length ?? 0)
}

const VOWELS_OF_OTHERS = /[aeiouyàáâãäåæèéêëìíîïòóôõöøùúûüýœ]+/g
const VOWELS: Record<string, RegExp> = {
  de: /aa|ai|au|ay|äu|ee|ei|eu|ey|ie|oo|ou|ui|[aeiouyäöü]/g,
  ru: /[аеёиоуыэюя]/g,
}
