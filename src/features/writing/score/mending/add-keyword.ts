import { readMarkdown } from '../../markdown/index.ts'
import { writeText } from '../../evidence/index.ts'
import type { ScoreInput } from '../score-text.ts'

/** Puts the main keyword before the first heading below the title: “Trail shoes: How they fit”. */
export function addKeyword({ markdown, profile: { mainKeyword } }: ScoreInput): string | null {
  const heading = readMarkdown(markdown).find(({ kind, level }) => kind === 'heading' && level > 1)
  if (heading === undefined || mainKeyword.trim() === '') return null
  const [mark] = /^#{2,6}[ \t]+/.exec(markdown.slice(heading.start, heading.start + LONGEST_MARK)) ?? []
  if (mark === undefined) return null
  const at = heading.start + mark.length
  const name = mainKeyword.charAt(0).toLocaleUpperCase() + mainKeyword.slice(1)
  return `${markdown.slice(0, at)}${writeText(name)}: ${markdown.slice(at)}`
}

/** Characters in which the mark of a heading ends. */
const LONGEST_MARK = 40
