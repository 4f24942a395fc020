import { readMarkdown, type Block } from '../../markdown/index.ts'
import type { MendText } from './mend.ts'

/** Gives a heading the level that follows from the one above it, and moves the headings below it by as much. */
export const setLevel: MendText = ({ markdown }, { start }) => {
  const headings = readMarkdown(markdown).filter(({ kind }) => kind === 'heading')
  const at = headings.findIndex((heading) => heading.start === start)
  const heading = headings[at]
  if (heading === undefined) return null
  const above = headings[at - 1]?.level ?? 1
  const wanted = heading.level === 1 ? 2 : above + 1
  const rest = headings.slice(at + 1)
  const next = rest.findIndex(({ level }) => level <= heading.level)
  // What stands below a second title stays: sections of level 2 are as many with it as without it.
  const below = heading.level === 1 ? [] : rest.slice(0, next === -1 ? rest.length : next)
  return [heading, ...below].toReversed().reduce<string | null>((text, one) => {
    return text === null ? null : write(text, one, one.level + wanted - heading.level)
  }, markdown)
}

function write(markdown: string, { start, end, level }: Block, wanted: number): string | null {
  const source = markdown.slice(start, end)
  const before = markdown.slice(0, start)
  const after = markdown.slice(end)
  if (source.startsWith('#'.repeat(level))) return before + '#'.repeat(wanted) + source.slice(level) + after
  // A line of = or - below it.
  const line = source.lastIndexOf('\n') + 1
  return level === 1 && wanted === 2 && line > 0
    ? before + source.slice(0, line) + source.slice(line).replaceAll('=', '-') + after
    : null
}
