import { findDifference } from './find-difference.ts'

/** The text with one kind of line end, which is the one that CodeMirror knows. */
export function withLineFeeds(text: string): string {
  return text.includes('\r') ? text.replaceAll('\r\n', '\n').replaceAll('\r', '\n') : text
}

/** The edited text with the line ends of the text before; new lines end like the first one. */
export function keepLineEnds(before: string, edited: string): string {
  if (!before.includes('\r')) return edited
  const { from, to, insert } = findDifference(withLineFeeds(before), edited)
  const lineEnd = /\r\n?|\n/.exec(before)?.[0] ?? '\n'
  return (
    before.slice(0, toExactOffset(before, from)) +
    insert.replaceAll('\n', lineEnd) +
    before.slice(toExactOffset(before, to))
  )
}

/** The place in a text of a place in the same text with line feeds. */
export function toExactOffset(text: string, offset: number): number {
  if (!text.includes('\r')) return offset
  let exact = 0
  for (let plain = 0; plain < offset && exact < text.length; plain += 1)
    exact += text.charAt(exact) === '\r' && text.charAt(exact + 1) === '\n' ? 2 : 1
  return exact
}

/** The place in a text with line feeds of a place in the text itself. */
export function toPlainOffset(text: string, offset: number): number {
  return withLineFeeds(text.slice(0, offset)).length
}
