/** Addresses, markup, marks of blocks and markers of cards, none of which belongs into a line of a plan. */
const LONGEST_READ = 10_000
// At most 10,000 characters: tidyLine reads no more.
const LINKS = /!?\[([^[\]\n]{0,500})\]\((?:[^()\n]|\([^()\n]{0,200}\)){0,2000}\)/gu
const REFERENCES = /!?\[([^[\]\n]{0,500})\]\[[^[\]\n]{0,100}\]|\[[^[\]\n]{1,100}\]:(?=\s|$)/gu
const ADDRESSES = /(?:\b(?:https?|ftp|data|javascript):|\bwww\.)[^\s<>"'”“]{1,2000}/giu
const TAGS = /<\/?[a-z!][^<>\n]{0,1000}>/giu
const MARKERS = /\[\[[^[\]\n]{0,40}\]\]/gu
const UNSEEN = /[\p{Cc}\p{Co}\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu
const LEAST_KEPT = 0.5

/** A single line of plain text; longer ones end after a word. */
export function tidyLine(text: string, longest = 500): string {
  const plain = text
    .slice(0, LONGEST_READ)
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(UNSEEN, '')
    .replaceAll(LINKS, '$1')
    .replaceAll(ADDRESSES, '')
    .replaceAll(TAGS, '')
    .replaceAll(MARKERS, '')
    .replaceAll(REFERENCES, '$1')
    .replaceAll(/^(?:#{1,6}|[-*+•]) +/gu, '')
    .replaceAll(/ {2,}/gu, ' ')
    .replaceAll(/ (?=[.,;:!?…])/gu, '')
    .trim()
  return cutAtWord(plain, longest)
}

/** The beginning of a line that is not longer, cut after a word where there is one, without the punctuation there. */
export function cutAtWord(line: string, longest: number): string {
  if (line.length <= longest) return line
  const room = line.slice(0, longest + 1)
  const end = room.lastIndexOf(' ')
  const cut = room.slice(0, end > longest * LEAST_KEPT ? end : longest)
  return dropHalfLetter(cut).replace(/[\s,;:–—-]{1,20}$/u, '')
}

/** A letter outside of the first plane has two code units. */
function dropHalfLetter(text: string): string {
  return text.isWellFormed() ? text : text.slice(0, -1)
}

/** Tidy lines, without empty and repeated ones. */
export function tidyLines(
  lines: readonly string[],
  { most, longest = 500 }: { most: number; longest?: number },
): string[] {
  const tidy = lines.map((line) => tidyLine(line, longest)).filter((line) => line !== '')
  return tidy.filter((line, place) => tidy.findIndex((one) => isSame(one, line)) === place).slice(0, most)
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
