import { z } from 'zod'

const LARGEST_PAGE = 500

const articles = z.object({
  articles: z.array(
    z.object({
      article_id: z.number(),
      title: z.string(),
      topic_id: z.number().nullable(),
      page_id: z.number().nullable(),
      relevance: z.number().nullable(),
      keyword_count: z.number(),
      known_volume_count: z.number(),
      estimated_search_volume: z.number().nullable(),
    }),
  ),
  total: z.number(),
  counts: z.object({ pageCounts: z.array(z.object({ name: z.string(), count: z.number() })) }),
})
const hubs = z.array(
  z.object({ id: z.number(), name: z.string(), article_count: z.number(), existing: z.number() }),
)
const pages = z.object({
  pages: z.array(
    z.object({ type: z.string(), favorite_product: z.boolean(), published_at: z.string().nullable() }),
  ),
})
const keywords = z.object({ keywordCounts: z.object({ inPlanCount: z.number(), totalCount: z.number() }) })
const members = z.object({
  keywords: z.array(z.object({ estimated_search_volume: z.number().nullable() })),
})

type Read = (path: string) => Promise<unknown>
export type Demo = Awaited<ReturnType<typeof readDemo>>

/** What a newcomer finds in the demo's plan; of fewer than 500 clusters. */
export async function readDemo(read: Read, planId: number) {
  const plan = `/contentplan/${planId}`
  const list = articles.parse(await read(`${plan}/article/advanced?limit=${LARGEST_PAGE}`))
  const countOf = (name: string) => list.counts.pageCounts.find((one) => one.name === name)?.count ?? 0
  return {
    clusters: list.articles,
    total: list.total,
    pageCounts: { existing: countOf('existing'), new: countOf('new') },
    hubs: hubs.parse(await read(`${plan}/topic`)),
    pages: pages.parse(await read(`${plan}/page?limit=1000`)).pages,
    keywords: keywords.parse(await read(`${plan}/keyword?limit=1`)).keywordCounts,
    searched: keywords.parse(await read(`${plan}/keyword?limit=1&source=google_search_console`))
      .keywordCounts,
    /** The keywords on the page of a cluster. */
    readMembers: async (articleId: number) =>
      members.parse(await read(`/article/${articleId}/keyword?limit=500`)).keywords,
  }
}
