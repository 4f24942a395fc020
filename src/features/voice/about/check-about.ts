import { isOrder } from '#features/writing/extracting/index.ts'
import { foldWord, isStopWord, splitWords } from '#features/writing/text/index.ts'
import type { AboutPage, AboutSentence } from './about-page.ts'

const MOST = 8
/** Of the words of a sentence, this share stands on the pages that it names; the others join them. */
const LEAST_SUPPORT = 0.5
const NUMBER = /\p{Nd}(?:[\p{Nd}.,]{0,20}\p{Nd})?/gu

/** The sentences that the pages which they name do support: their figures stand there, and most of their words. */
export function checkAbout(
  said: readonly { text: string; pages: readonly number[] }[],
  { pages, language }: { pages: readonly AboutPage[]; language: string },
): AboutSentence[] {
  return joinRepeated(said)
    .flatMap(({ text, pages: named }): AboutSentence[] => {
      const own = [...new Set(named)].flatMap((place) => pages[place] ?? [])
      const isFounded = own.length > 0 && !isOrder(text) && isSupported(text, { pages: own, language })
      return isFounded ? [{ text, pages: own.map(({ url, title }) => ({ url, title })) }] : []
    })
    .slice(0, MOST)
}

/** A sentence that is said twice names the pages of both. */
function joinRepeated(
  said: readonly { text: string; pages: readonly number[] }[],
): { text: string; pages: number[] }[] {
  const joined = new Map<string, { text: string; pages: number[] }>()
  for (const { text, pages } of said) {
    const known = joined.get(text.toLowerCase())
    if (known === undefined) joined.set(text.toLowerCase(), { text, pages: [...pages] })
    else known.pages.push(...pages)
  }
  return [...joined.values()]
}

function isSupported(
  sentence: string,
  { pages, language }: { pages: readonly AboutPage[]; language: string },
): boolean {
  const text = pages.map((page) => `${page.title}\n${page.description}\n${page.text}`).join('\n')
  const figures = new Set(text.match(NUMBER))
  if ((sentence.match(NUMBER) ?? []).some((figure) => !figures.has(figure))) return false
  const known = new Set(splitWords(text, language).map((word) => foldWord(word, language)))
  const words = splitWords(sentence, language).filter((word) => !isStopWord(word, language))
  const supported = words.filter((word) => known.has(foldWord(word, language))).length
  return words.length > 0 && supported / words.length >= LEAST_SUPPORT
}
