import { splitWords } from '../../text/index.ts'
import { readPassages, type Passage, type Statement } from '../claims/read-statements.ts'

/** What stands below a heading of level 2; the first is what stands above them all. */
export interface Section {
  /** From 0; -1 above the first heading. */
  at: number
  heading: string | null
  passages: Passage[]
  /** Sentences that are no headings. */
  statements: Statement[]
  words: string[]
  start: number
  end: number
}

export function readSections(markdown: string, language: string): Section[] {
  const sections: Section[] = [
    { at: -1, heading: null, passages: [], statements: [], words: [], start: 0, end: 0 },
  ]
  for (const passage of readPassages(markdown, language)) {
    const { node, start, end } = passage.placed
    if (node.type === 'heading' && node.depth === 2)
      sections.push({
        at: sections.length - 1,
        heading: passage.visible.text,
        passages: [],
        statements: [],
        words: [],
        start,
        end,
      })
    const section = sections.at(-1)
    if (section === undefined) continue
    section.passages.push(passage)
    section.end = end
    if (passage.kind === 'heading') continue
    for (const statement of passage.statements) section.statements.push(statement)
    for (const word of splitWords(passage.visible.text, language)) section.words.push(word)
  }
  return sections
}
