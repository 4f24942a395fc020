import { splitWords } from '../../text/index.ts'
import { readPassages, type Passage } from './read-statements.ts'

interface Split {
  /** Where the paragraph begins. */
  start: number
  language: string
  /** Words of a part, at most. */
  most: number
}

/**
 * Makes paragraphs of about the same length of one that has too many words. The seams are between its sentences; null when
 * a part would still be too long.
 */
export function splitParagraph(markdown: string, { start, language, most }: Split): string | null {
  const passage = readPassages(markdown, language).find(
    ({ kind, placed }) => kind === 'paragraph' && placed.start === start,
  )
  // Within a quote or a list, the parts would need its marks.
  if (passage === undefined || passage.placed.parents[0]?.type !== 'root') return null
  const counts = passage.statements.map(({ text }) => splitWords(text, language).length)
  const all = counts.reduce((sum, count) => sum + count, 0)
  const wanted = all / Math.ceil(all / most)
  const seams = new Set(findSeams(passage))
  const cuts: number[] = []
  let words = 0
  for (const [at, count] of counts.entries()) {
    const isFull = words > 0 && (words + count > most || words + count / 2 > wanted)
    if (isFull && seams.has(at)) {
      cuts.push(passage.statements[at]?.start ?? start)
      words = 0
    }
    words += count
    if (words > most) return null
  }
  return cuts.reduceRight((text, cut) => `${text.slice(0, cut).trimEnd()}\n\n${text.slice(cut)}`, markdown)
}

/** The sentences before which no emphasis or link is open. */
function findSeams({ statements, visible }: Passage): number[] {
  return statements.flatMap(({ start }, at) => {
    const isOpen = visible.wrappers.some((wrapper) => wrapper.start < start && wrapper.end > start)
    return at === 0 || isOpen ? [] : [at]
  })
}
