import type { ContentProfile, EvidenceCard } from '../../contract.ts'
import { findNearDuplicates, removeSentences } from '../../evidence/index.ts'
import { findCopied } from '../../score/index.ts'
import { foldWord, isStopWord, splitWords } from '../../text/index.ts'
import { dropEmptyHeadings } from './drop-empty-headings.ts'

interface Dropped {
  markdown: string
  removed: string[]
}

/** Takes out sentences that say nearly the same as an earlier one, and headings with nothing left below them. */
export function dropDuplicates(markdown: string, language: string): Dropped {
  const dropped = removeSentences(markdown, language, (statements) => {
    const texts = statements.map(({ text }) => text)
    return [
      ...findNearDuplicates(texts, language).map(({ second }) => second),
      ...findSameWords(texts, language),
    ]
  })
  return { ...dropped, markdown: dropEmptyHeadings(dropped.markdown) }
}

/** Sentences of fewer words are alike by chance. */
const LEAST_WORDS = 4
/** Jaccard's index of their words, from which two sentences say the same: only who is named as its source differs. */
const ALIKE = 0.75

function findSameWords(texts: readonly string[], language: string): number[] {
  const earlier: ReadonlySet<string>[] = []
  return texts.flatMap((text, place) => {
    const words = splitWords(text, language).filter((word) => !isStopWord(word, language))
    const own = new Set(words.map((word) => foldWord(word, language)))
    if (own.size < LEAST_WORDS) return []
    const isRepeated = earlier.some((other) => compare(own, other) >= ALIKE)
    earlier.push(own)
    return isRepeated ? [place] : []
  })
}

function compare(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = one.intersection(other).size
  return shared / (one.size + other.size - shared)
}

interface Sources {
  cards: readonly EvidenceCard[]
  profile: ContentProfile
}

/** Takes out sentences in the words of ranking pages, the longest first, until the gate on them is open. */
export function dropCopies(markdown: string, { cards, profile }: Sources): Dropped {
  const removed: string[] = []
  for (let text = markdown; ;) {
    const { places, excess } = findCopied({ markdown: text, cards, profile })
    const dropped = removeSentences(text, profile.language, (statements) => {
      const copied = [...statements.entries()].filter(([, { textStart, textEnd }]) =>
        places.some(({ start, end }) => start < textEnd && textStart < end),
      )
      const longestFirst = copied.toSorted(([, one], [, other]) => other.text.length - one.text.length)
      let words = 0
      return longestFirst.flatMap(([at, statement]) => {
        if (words >= excess) return []
        words += splitWords(statement.text, profile.language).length
        return [at]
      })
    })
    if (dropped.removed.length === 0) return { markdown: text, removed }
    removed.push(...dropped.removed)
    text = dropEmptyHeadings(dropped.markdown)
  }
}
