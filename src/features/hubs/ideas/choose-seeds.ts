import type { WordReader } from './words.ts'

/** Seed keywords that are searched for first, so that the most searched clusters are, too. */
const TAGS_FIRST = 3

/** What related searches are wanted for: seed keywords of a hub and its most searched keywords, or else its name. */
export function chooseSeeds(
  reader: WordReader,
  {
    name,
    tags,
    keywords,
    most,
  }: { name: string; tags: readonly string[]; keywords: readonly string[]; most: number },
): string[] {
  const seeds = new Map<string, string>()
  for (const text of [...tags.slice(0, TAGS_FIRST), ...keywords, ...tags.slice(TAGS_FIRST), name]) {
    const key = reader.keyOf(text)
    if (text === name && seeds.size > 0) break
    if (key !== '' && !seeds.has(key)) seeds.set(key, text)
  }
  return [...seeds.values()].slice(0, most)
}
