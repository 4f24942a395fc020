import type { ArticleType } from '#features/articles/rules.ts'
import type { Brief } from '../contract.ts'
import type { OutlineTopic } from './choose-outline.ts'
import type { ReadPage } from './read-pages.ts'

/** How far an article may be from the median of the pages. */
const SHORTER = 0.85
const LONGER = 1.15
/** Words of an article; glossaries explain one word. */
const LEAST = 300
const LEAST_OF_GLOSSARY = 150
const MOST = 5_000
const STEP = 10
const LEAST_OF_SECTION = 50
const MOST_OF_SECTION = 800

interface Lengths {
  article: Brief['words']
  /** Of each section of the outline. */
  sections: number[]
}

/** How long the article and its sections should be, after the median of the pages and the parts about each topic. */
export function measureLengths(
  pages: readonly ReadPage[],
  { topics, type }: { topics: readonly OutlineTopic[]; type: ArticleType | null },
): Lengths {
  const least = type === 'glossary' ? LEAST_OF_GLOSSARY : LEAST
  const wanted = clamp(medianOf(pages.map(countWords)), least, MOST)
  const means = topics.map(({ sections }) => {
    const lengths = sections.map(({ section }) =>
      section.sentences.reduce((sum, { words }) => sum + words.length, 0),
    )
    return Math.max(1, medianOf(lengths.filter((length) => length > 0)))
  })
  const total = means.reduce((sum, one) => sum + one, 0)
  return {
    article: { least: round(wanted * SHORTER), most: round(wanted * LONGER) },
    sections: means.map((mean) => round(clamp((wanted * mean) / total, LEAST_OF_SECTION, MOST_OF_SECTION))),
  }
}

function countWords({ page, sections }: ReadPage): number {
  if (page.wordCount > 0) return page.wordCount
  return sections.reduce(
    (sum, { sentences }) => sum + sentences.reduce((all, { words }) => all + words.length, 0),
    0,
  )
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const high = sorted[middle] ?? 0
  return sorted.length % 2 === 0 ? ((sorted[middle - 1] ?? 0) + high) / 2 : high
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

function round(value: number): number {
  return Math.round(value / STEP) * STEP
}
