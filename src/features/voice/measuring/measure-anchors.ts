import { spreadOf, type Spread } from '#features/writing/style/index.ts'
import { splitWords } from '#features/writing/text/index.ts'

export interface AnchorMeasures {
  /** In words. */
  words: Spread
  /** Share of those that say nothing about their target: "here", "read more". */
  empty: number
  /** The most usual ones that say something. */
  usual: string[]
}

const EMPTY = new Set(
  'here|click here|more|read more|learn more|see more|find out more|this|link|hier|mehr|mehr lesen|weiterlesen|mehr erfahren|ici|en savoir plus|lire la suite|plus|aquí|leer más|más|ver más|här|läs mer|mer|hier klicken|lees meer|meer|qui|leggi di più|saiba mais|leia mais|aqui|czytaj więcej|tutaj|подробнее|здесь'.split(
    '|',
  ),
)
const MOST_USUAL = 5

function isEmpty(anchor: string): boolean {
  const words = anchor.toLowerCase().replaceAll(/[^\p{L}\p{N} ]/gu, '')
  return EMPTY.has(words.trim())
}

/** Texts of the links between own pages. */
export function measureAnchors(anchors: readonly string[], language: string): AnchorMeasures {
  const said = anchors.map((anchor) => anchor.trim()).filter((anchor) => anchor !== '')
  const counts = new Map<string, number>()
  for (const anchor of said) if (!isEmpty(anchor)) counts.set(anchor, (counts.get(anchor) ?? 0) + 1)
  return {
    words: spreadOf(said.map((anchor) => splitWords(anchor, language).length)),
    empty: said.length === 0 ? 0 : said.filter(isEmpty).length / said.length,
    usual: [...counts]
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, MOST_USUAL)
      .map(([anchor]) => anchor),
  }
}
