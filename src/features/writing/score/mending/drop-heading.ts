import type { MendText } from './mend.ts'

/** Takes a heading out, with the empty lines after it. */
export const dropHeading: MendText = ({ markdown }, { start, end }) => {
  // Within a quote or a list, the mark before it would stay.
  if (start > 0 && markdown[start - 1] !== '\n') return null
  const rest = markdown.slice(end).trimStart()
  if (rest !== '') return markdown.slice(0, start) + rest
  const before = markdown.slice(0, start).trimEnd()
  return before === '' ? '' : `${before}\n`
}
