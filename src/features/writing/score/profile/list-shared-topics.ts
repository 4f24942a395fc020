import type { ContentProfile } from '../../contract.ts'
import { foldWord, isStopWord, splitWords } from '../../text/index.ts'
import type { ReadPage } from './list-shared-terms.ts'

type Topic = ContentProfile['topics'][number]

const LEAST_SHARE = 0.3
const LEAST_PAGES = 2
const MOST_TOPICS = 25
/** Of the words of two headings, so many are the same when both are about one topic. */
const LEAST_SAME = 0.5

interface Group {
  texts: Map<string, number>
  words: Set<string>
  pages: Set<number>
  isQuestion: boolean
}

/** What many pages have a heading about, the commonest first. Headings are compared by their words, in any order. */
export function listSharedTopics(
  pages: ReadPage[],
  { mainKeyword, language }: { mainKeyword: string; language: string },
): Topic[] {
  const subject = new Set(listContentWords(mainKeyword, language))
  const groups: Group[] = []
  for (const [page, { headings }] of pages.entries())
    for (const { level, text } of headings) {
      const words = new Set(listContentWords(text, language).filter((word) => !subject.has(word)))
      if (level > 1 && words.size > 0) addHeading(groups, { text: text.trim(), words, page })
    }
  const least = Math.max(LEAST_PAGES, Math.ceil(pages.length * LEAST_SHARE))
  return groups
    .filter((group) => group.pages.size >= least)
    .map(({ texts, words, pages: { size }, isQuestion }) => ({
      text:
        [...texts].toSorted(
          ([one, times], [other, others]) => others - times || one.length - other.length,
        )[0]?.[0] ?? '',
      words: [...words],
      pages: size,
      isQuestion,
    }))
    .toSorted((one, other) => other.pages - one.pages)
    .slice(0, MOST_TOPICS)
}

/** The words of a heading or keyword that say what it is about, as they are compared. */
export function listContentWords(text: string, language: string): string[] {
  return splitWords(text, language)
    .filter((word) => !isStopWord(word, language))
    .map((word) => foldWord(word, language))
}

function addHeading(
  groups: Group[],
  { text, words, page }: { text: string; words: Set<string>; page: number },
): void {
  const near = groups
    .map((group) => ({ group, same: words.intersection(group.words).size / words.union(group.words).size }))
    .filter(({ same }) => same >= LEAST_SAME)
    .toSorted((one, other) => other.same - one.same)[0]?.group
  const group = near ?? { texts: new Map(), words, pages: new Set(), isQuestion: false }
  if (!near) groups.push(group)
  group.texts.set(text, (group.texts.get(text) ?? 0) + 1)
  group.pages.add(page)
  group.isQuestion ||= /[?？؟]\s*$/.test(text)
}
