import type { Edit } from '../tree/apply-edits.ts'
import type { Passage, Statement } from './read-statements.ts'

interface Range {
  start: number
  end: number
}

/** Takes sentences out of a paragraph, heading or cell in which others stay. */
export function cutPassage(markdown: string, passage: Passage, gone: ReadonlySet<Statement>): Edit[] {
  return listRuns(passage.statements, gone).flatMap(({ start, end, isFirst, isLast }) => {
    const { wrappers } = passage.visible
    const isClosing = wrappers.some((one) => one.start < start && one.end > start && one.end <= end)
    const from = isLast || isClosing ? trimBefore(markdown, start) : start
    const edits = keepMarks({ start: from, end }, wrappers)
    if (isClosing && !isLast) edits.push({ start: end, end, text: ' ' })
    return isFirst ? [...edits, ...escapeStart(markdown, end)] : edits
  })
}

interface RunOfStatements extends Range {
  isFirst: boolean
  isLast: boolean
}

function listRuns(statements: readonly Statement[], gone: ReadonlySet<Statement>): RunOfStatements[] {
  const runs: RunOfStatements[] = []
  for (const [at, statement] of statements.entries()) {
    if (!gone.has(statement)) continue
    const { start, end } = statement
    const last = runs.at(-1)
    const isLast = at === statements.length - 1
    if (last?.end === start) Object.assign(last, { end, isLast })
    else runs.push({ start, end, isFirst: at === 0, isLast })
  }
  return runs
}

function trimBefore(markdown: string, start: number): number {
  let at = start
  while (at > 0 && /\s/.test(markdown.charAt(at - 1))) at--
  return at
}

/** The parts of a range without the marks of emphasis and links that go on outside of it. */
function keepMarks(range: Range, wrappers: Passage['visible']['wrappers']): Edit[] {
  const marks = wrappers
    .filter(
      ({ start, end }) => start < range.end && end > range.start && (start < range.start || end > range.end),
    )
    .flatMap(({ start, end, innerStart, innerEnd }) => [
      { start, end: innerStart },
      { start: innerEnd, end },
    ])
    .filter(({ start, end }) => start >= range.start && end <= range.end)
    .sort((left, right) => left.start - right.start)
  const edits: Edit[] = []
  let at = range.start
  for (const mark of marks) {
    if (mark.start > at) edits.push({ start: at, end: mark.start, text: '' })
    at = Math.max(at, mark.end)
  }
  return [...edits, { start: at, end: range.end, text: '' }]
}

/** What now begins the paragraph may look like the mark of a list, a heading or a quote. */
function escapeStart(markdown: string, at: number): Edit[] {
  const [mark, digits = ''] =
    /^(?:(?:(\d{1,9})[.)]|#{1,6}|[-+*])(?=\s|$)|[<>`~|=])/.exec(markdown.slice(at, at + 12)) ?? []
  return mark === undefined ? [] : [{ start: at + digits.length, end: at + digits.length, text: '\\' }]
}
