import { foldHeading } from './fold-heading.ts'

interface WordList {
  words: ReadonlySet<string>
  /** Beginnings of words. */
  stems: readonly string[]
}

/** Folded words with spaces between them; `~` at the end of a word stands for any ending. */
export function readWords(list: string): WordList {
  const entries = list.split(/\s+/).filter((one) => one !== '')
  return {
    words: new Set(entries.filter((one) => !one.includes('~')).map(foldWhole)),
    stems: entries.filter((one) => one.includes('~')).map(foldWhole),
  }
}

export function hasWord({ words, stems }: WordList, among: readonly string[]): boolean {
  return among.some((word) => words.has(word) || stems.some((stem) => word.startsWith(stem)))
}

function foldWhole(word: string): string {
  return foldHeading(word.replace('~', ''))
}

/** Phrases by their first words. */
type PhraseIndex = ReadonlyMap<string, readonly string[][]>

/** Phrases with commas between them. */
export function indexPhrases(list: string): PhraseIndex {
  const index = new Map<string, string[][]>()
  for (const phrase of list.split(',')) {
    const words = foldHeading(phrase).split(' ')
    const [first = ''] = words
    if (first !== '') index.set(first, [...(index.get(first) ?? []), words])
  }
  return index
}

export function hasPhrase(index: PhraseIndex, words: readonly string[]): boolean {
  return countPhrases(index, words) > 0
}

/** How many of the phrases are in a text. */
export function countPhrases(index: PhraseIndex, words: readonly string[]): number {
  const found = words.flatMap((word, at) =>
    (index.get(word) ?? []).filter((phrase) => phrase.every((one, place) => words[at + place] === one)),
  )
  return new Set(found).size
}

const NOT_LATIN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u

/** Whether a text has letters of a script in which pieces of words are looked for. */
export function isSpoken(folded: string): boolean {
  return NOT_LATIN.test(folded)
}

export function hasPiece(pieces: readonly string[], folded: string, ownWords: ReadonlySet<string>): boolean {
  return countPieces(pieces, folded, ownWords) > 0
}

export function countPieces(
  pieces: readonly string[],
  folded: string,
  ownWords: ReadonlySet<string>,
): number {
  return pieces.filter((piece) => folded.includes(piece) && !ownWords.has(piece)).length
}
