import type { PlacedArticle } from './arrange-blog.ts'

const MOST = 4

/**
 * What to read after an article: articles that it links to, those that link to it, then the next older ones of its
 * hub, and after the oldest the newest. So every article is suggested somewhere, and a new one changes few pages.
 */
export function relateArticles(articles: PlacedArticle[]): (article: PlacedArticle) => PlacedArticle[] {
  const byId = new Map(articles.map((article) => [article.id, article]))
  const linking = listLinking(articles)
  const groups = Map.groupBy(articles, groupOf)
  const placeOf = new Map(
    [...groups.values()].flatMap((group) => group.map(({ id }, at) => [id, at] as const)),
  )
  return (article) => {
    const group = groups.get(groupOf(article)) ?? []
    const at = placeOf.get(article.id) ?? 0
    const linked = article.linksTo.map((id) => byId.get(id)).filter((one) => one !== undefined)
    const near = [...group.slice(at + 1, at + 1 + MOST), ...group.slice(0, MOST)]
    const found = [...linked, ...(linking.get(article.id) ?? []), ...near]
    return [...new Set(found)].filter((one) => one !== article).slice(0, MOST)
  }
}

/** The newest articles that link to each article, by its id. */
function listLinking(articles: PlacedArticle[]): Map<number, PlacedArticle[]> {
  const linking = new Map<number, PlacedArticle[]>()
  for (const article of articles)
    for (const id of article.linksTo) {
      const list = linking.get(id) ?? []
      if (list.length < MOST && id !== article.id && list.at(-1) !== article)
        linking.set(id, [...list, article])
    }
  return linking
}

/** Articles without a hub are a group, too. */
function groupOf({ hub }: PlacedArticle): number | null {
  return hub?.id ?? null
}
