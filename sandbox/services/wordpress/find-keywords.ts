import { readIntent, type World } from '../../world/index.ts'

/** The keywords that an article is found by: those of the intent that its slug or title means. */
export function findKeywords(world: World, { title, slug }: { title: string; slug: string }): string[] {
  const texts = [title, title.split(/[:|–]/)[0] ?? title, slug.replaceAll('-', ' ')]
  for (const text of texts) {
    const intent = world.intentsByKey.get(readIntent(text).key)
    if (intent !== undefined) return intent.keywords
  }
  return findClosest(world, texts) ?? [slug.replaceAll('-', ' ')]
}

/** The intent whose words are all in the title or slug, the most specific first; null when no intent fits. */
function findClosest(world: World, texts: string[]): string[] | null {
  const read = texts.map((text) => readIntent(text))
  const words = new Set(read.flatMap(({ subject, wants }) => [...subject, ...wants]))
  const candidates = world.site.intents.flatMap(({ key, keywords }) => {
    const parts = key.split(/[|+ ]/).filter((part) => part !== '')
    return parts.length > 1 && parts.every((part) => words.has(part))
      ? [{ size: parts.length, keywords }]
      : []
  })
  return candidates.sort((a, b) => b.size - a.size)[0]?.keywords ?? null
}
