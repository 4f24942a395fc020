import type { ReadPage } from './read-pages.ts'

const LETTER = /\p{L}/u
/** So many places tell how a word is mostly written. */
const MOST_PLACES = 50

/**
 * Words as the pages mostly write them within sentences: German nouns and names begin with a capital. At the beginning of
 * a sentence capitals say nothing.
 */
export function createCaseReader(pages: readonly ReadPage[]): (text: string) => string {
  const whole = pages
    .flatMap(({ sections }) => sections.flatMap((section) => section.sentences.map(({ text }) => text)))
    .join('\n')
  const lowered = whole.toLowerCase()
  // Few letters have more or fewer characters in lower case; then places in the two texts differ.
  const isAligned = lowered.length === whole.length
  return (text) => {
    if (!isAligned || text.toLowerCase() === text.toUpperCase()) return text
    const forms = new Map<string, number>()
    let places = 0
    for (
      let at = lowered.indexOf(text);
      at >= 0 && places < MOST_PLACES;
      at = lowered.indexOf(text, at + 1)
    ) {
      const isWord = !LETTER.test(whole.charAt(at - 1)) && !LETTER.test(whole.charAt(at + text.length))
      if (at === 0 || whole[at - 1] === '\n' || !isWord) continue
      const written = whole.slice(at, at + text.length)
      forms.set(written, (forms.get(written) ?? 0) + 1)
      places++
    }
    const [usual] = [...forms].toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
    return usual?.[0] ?? text
  }
}
