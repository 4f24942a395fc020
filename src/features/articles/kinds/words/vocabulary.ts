import { foldWords } from './fold-words.ts'
import { SIGNS, type Phrases, type Sign } from './signs.ts'

/** The phrases of a language, in the form in which words are looked up. */
export interface Vocabulary {
  anywhere: ReadonlyMap<string, Sign>
  /** Only at the beginning of a text. */
  atStart: ReadonlyMap<string, Sign>
  /** Beginnings and ends of words. */
  stems: readonly { sign: Sign; text: string; isEnd: boolean }[]
  /** How a text begins and how it ends. */
  frames: readonly { sign: Sign; start: string; end: string }[]
  /** By first word, how many words the longest phrase has: few words begin one. */
  longest: ReadonlyMap<string, number>
}

export function readVocabulary(...lists: readonly Phrases[]): Vocabulary {
  const [anywhere, atStart] = [new Map<string, Sign>(), new Map<string, Sign>()]
  const stems: { sign: Sign; text: string; isEnd: boolean }[] = []
  const frames: { sign: Sign; start: string; end: string }[] = []
  for (const { sign, phrase } of lists.flatMap(listPhrases)) {
    const [start = '', end] = phrase.split('*')
    const folded = join(start)
    if (end !== undefined) frames.push({ sign, start: folded, end: join(end) })
    else if (phrase.includes('~')) stems.push({ sign, text: folded, isEnd: phrase.startsWith('~') })
    else (phrase.startsWith('^') ? atStart : anywhere).set(folded, sign)
  }
  const longest = measureLongest([...anywhere.keys(), ...atStart.keys()])
  return { anywhere, atStart, stems, frames, longest }
}

function measureLongest(phrases: readonly string[]): Map<string, number> {
  const longest = new Map<string, number>()
  for (const phrase of phrases) {
    const words = phrase.split(' ')
    const [first = ''] = words
    longest.set(first, Math.max(words.length, longest.get(first) ?? 0))
  }
  return longest
}

/** The phrases of a list; of the same phrase under two signs, the last one counts, which is the stronger sign. */
function listPhrases(list: Phrases): { sign: Sign; phrase: string }[] {
  return SIGNS.toReversed().flatMap((sign) =>
    (list[sign] ?? '')
      .split(',')
      .flatMap((phrase) => (phrase.trim() === '' ? [] : [{ sign, phrase: phrase.trim() }])),
  )
}

/** A number of a phrase is `#`, as in "top #". */
function join(phrase: string): string {
  return phrase
    .split(/\s+/)
    .flatMap((part) => (part === '#' ? ['#'] : foldWords(part)))
    .join(' ')
}
