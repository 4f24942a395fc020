/** The beginning of a text, without half a character at its end: the database refuses halves in JSON. */
export function cutText(text: string, longest: number): string {
  return text.slice(0, longest).replace(/[\ud800-\udbff]$/, '')
}
