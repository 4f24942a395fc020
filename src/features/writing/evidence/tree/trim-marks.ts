/** A text without the white space and the marks at its ends. */
export function trimMarks(text: string, marks: string): string {
  const isMark = (character: string) => marks.includes(character) || character.trim() === ''
  let start = 0
  let end = text.length
  while (start < end && isMark(text.charAt(start))) start++
  while (end > start && isMark(text.charAt(end - 1))) end--
  return text.slice(start, end)
}
