/** The traps that appear in any of some texts; a trap is found without regard to capitals and zero-width characters. */
export function findLeaks(texts: readonly string[], traps: readonly string[]): string[] {
  const folded = texts.map(foldTrap)
  return traps.filter((trap) => folded.some((text) => text.includes(foldTrap(trap))))
}

function foldTrap(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u00AD\u200B-\u200F\u2060-\u2064\uFEFF]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
