import type { MendName } from '../../contract.ts'
import { applyEdits, cutLinkAt, removal, removeSentences, splitParagraph } from '../../evidence/index.ts'
import { LONGEST_PARAGRAPH } from '../parts/score-structure.ts'
import type { Place } from '../read-article.ts'
import type { ScoreInput } from '../score-text.ts'
import { addKeyword } from './add-keyword.ts'
import { dropHeading } from './drop-heading.ts'
import type { MendText } from './mend.ts'
import { setLevel } from './set-level.ts'

/** What each change makes of a text. */
export const MEND_TEXTS: Record<MendName, MendText> = {
  'drop citation': ({ markdown }, place) => applyEdits(markdown, [removal(markdown, place)]),
  'drop link': ({ markdown, ...allowed }, place) => cutLinkAt(markdown, place, allowed),
  'drop heading': dropHeading,
  'drop sentence': dropSentence,
  'set level': setLevel,
  'add keyword': (input) => addKeyword(input),
  'split paragraph': ({ markdown, profile: { language } }, { start }) =>
    splitParagraph(markdown, { start, language, most: LONGEST_PARAGRAPH }),
}

function dropSentence({ markdown, profile: { language } }: ScoreInput, { start }: Place): string | null {
  const { markdown: text, removed } = removeSentences(markdown, language, (statements) =>
    statements.flatMap(({ textStart, textEnd }, at) => (textStart <= start && start < textEnd ? [at] : [])),
  )
  return removed.length === 1 ? text : null
}
