import type { Brief } from '../../../contract.ts'
import { splitWords } from '../../../text/index.ts'
import { agentFailure } from './agent-failure.ts'
import { requireLanguage } from './check-language.ts'

/** A section with fewer words says nothing. */
const LEAST_WORDS = 15
const FENCE = /^```(?:markdown|md)?[^\S\n]*\n([\s\S]*?)\n```$/u
const TITLE_LINE = /^#{1,2}(?=\s)/u

/** A section as it is stored: its planned heading, then its text, which has smaller headings at most. */
export async function finishSection(
  text: string,
  { brief, at, language }: { brief: Brief; at: number; language: string },
): Promise<string> {
  const heading = brief.outline[at]?.heading ?? ''
  const bare = FENCE.exec(text.trim())?.[1] ?? text.trim()
  const lines = bare.split('\n')
  const first = lines.findIndex((line) => TITLE_LINE.test(line))
  const body = lines
    .slice(isPreface(lines, { first, heading }) ? first + 1 : 0)
    .map((line) => line.replace(TITLE_LINE, '###'))
    .join('\n')
    .trim()
  if (splitWords(body, language).length < LEAST_WORDS) throw agentFailure('empty')
  await requireLanguage(body, language)
  return `## ${heading}\n\n${body}`
}

const LONGEST_PREFACE = 200

/** Whether nothing stands above the first heading, or no more than a remark, such as "Here is the section:". */
function isPreface(
  lines: readonly string[],
  { first, heading }: { first: number; heading: string },
): boolean {
  const above = lines.slice(0, first).join('\n').trim()
  if (first === -1 || above.length > LONGEST_PREFACE) return false
  const found = (lines[first] ?? '').replace(TITLE_LINE, '').trim()
  return above === '' || /[:：]$/u.test(above) || found.toLowerCase() === heading.toLowerCase()
}
