import { foldWord, isStopWord, splitWords } from '#features/writing/text/index.ts'

/** The words that carry the meaning of a text, without endings. */
export function listContentWords(text: string, language: string): string[] {
  return splitWords(text, language)
    .filter((word) => !isStopWord(word, language))
    .map((word) => foldWord(word, language))
}

const SHORTEST_STEM = 4

/** Whether two words are forms of one: equal, or alike in all but their last third. Numbers have to be equal. */
export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true
  if (/\p{Nd}/u.test(one + other)) return false
  const longer = Math.max(one.length, other.length)
  const shared = countShared(one, other)
  return shared >= SHORTEST_STEM && shared >= (longer * 2) / 3
}

function countShared(one: string, other: string): number {
  let shared = 0
  while (shared < one.length && one[shared] === other[shared]) shared++
  return shared
}
