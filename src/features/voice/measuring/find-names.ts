import { foldName, nameOfDomain } from './name-of-domain.ts'
import type { PageParts } from './own-page.ts'

/** How the name of a website is written in its texts, the usual way first. */
export function findNames(
  pages: readonly PageParts[],
  domain: string | null,
): { written: string; count: number }[] {
  const name = nameOfDomain(domain)
  if (name.length < LEAST_LETTERS) return []
  const counts = new Map<string, number>()
  for (const { paragraphs } of pages)
    for (const line of paragraphs)
      for (const written of listWritten(line))
        if (foldName(written) === name) counts.set(written, (counts.get(written) ?? 0) + 1)
  return [...counts]
    .map(([written, count]) => ({ written, count }))
    .toSorted((one, other) => other.count - one.count || one.written.localeCompare(other.written))
}

const LEAST_LETTERS = 4
const MOST_WORDS = 3
const WORD = /[\p{L}\p{M}\p{N}&]+/gu

/** Runs of one to three words, as "Trail House" of trailhouse.example, but not "www.trailhouse.example". */
function* listWritten(line: string): Generator<string> {
  const words = [...line.matchAll(WORD)]
  for (const [from, first] of words.entries())
    for (let length = 1; length <= MOST_WORDS; length++) {
      const last = words[from + length - 1]
      if (last === undefined) break
      const end = last.index + last[0].length
      if (/[@./]$/u.test(line.slice(0, first.index)) || /^[@/]|^\.\p{L}/u.test(line.slice(end, end + 2)))
        continue
      yield line.slice(first.index, end)
    }
}
