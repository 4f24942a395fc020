/** Text as a reader sees it: trimmed, with single spaces, without what a database refuses. */
export function squeeze(text: string | null | undefined): string {
  return (text ?? '').toWellFormed().replaceAll('\0', '').replaceAll(/\s+/g, ' ').trim()
}
