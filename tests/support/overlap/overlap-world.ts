import { openKeywordPlan } from '#tests/support/keywords/keyword-world.ts'
import { pagesOf } from '#tests/support/serps/serp-pages.ts'
import { takeItems } from '#platform/items.ts'

/** The results of each keyword, best first, or null when they are unknown. */
export type Serps = Record<string, string[] | null>

/** A plan whose clusters and sandbox search results the test inserts. */
export async function openOverlapPlan() {
  const plan = await openKeywordPlan({
    keywordLimit: 10_000,
    providers: { serps: { isSandbox: true } },
  })
  const { call, contentplanId, workspaceId, look, addArticle } = plan

  /** Adds keywords, the first with the highest volume; returns the id of each. */
  async function addKeywords(serps: Serps): Promise<Record<string, number>> {
    const names = Object.keys(serps)
    const known = Object.entries(serps).flatMap(([keyword, urls]) =>
      urls === null ? [] : [{ keyword, urls, pages: pagesOf(urls) }],
    )
    await look(`
      insert into serps (keyword, location, language, device, is_sandbox, provider, fetched_at, urls, titles, pages)
      select keyword, '2840', 'en', 'desktop', true, 'made-up', now(), urls, urls, pages
      from jsonb_to_recordset('${JSON.stringify(known)}') as one (keyword text, urls text[], pages bigint[])`)
    const rows = await look(`
      insert into keywords (workspace_id, contentplan_id, keyword, folded, source, estimated_search_volume)
      select ${workspaceId}, ${contentplanId}, name, name, 'upload', 100000 - place
      from jsonb_array_elements_text('${JSON.stringify(names)}') with ordinality as given (name, place)
      order by place returning keyword, id`)
    return Object.fromEntries(rows.map(({ keyword, id }) => [String(keyword), Number(id)]))
  }

  async function addCluster(title: string, keywordIds: number[]): Promise<number> {
    const article = await addArticle(title)
    await look(`update keywords set article_id = ${article} where id = any ('{${keywordIds.join(',')}}')`)
    await look(`update articles set keyword_count = ${keywordIds.length} where id = ${article}`)
    return article
  }

  /** Adds a page of the site, and matches it with a cluster if one is given. */
  async function addPage(name: string, articleId: number | null = null): Promise<number> {
    const [{ id }] = takeItems(
      await look(`
      insert into pages (workspace_id, contentplan_id, url)
      values (${workspaceId}, ${contentplanId}, 'https://own.example/${name}') returning id`),
      1,
    )
    await look(`update articles set page_id = ${Number(id)} where id = ${articleId}`)
    return Number(id)
  }

  return {
    ...plan,
    addKeywords,
    addCluster,
    addPage,
    score: (query: string) => call('GET', `/contentplan/${contentplanId}/article/score?${query}`),
    listSimilar: (articleId: number) =>
      call('GET', `/contentplan/${contentplanId}/article/similar?articleId=${articleId}`),
    explainApart: (a: number, b: number) =>
      call('GET', `/contentplan/${contentplanId}/article/apart?articleId=${a}&articleId=${b}`),
    drawTree: (articleId: number) => call('POST', '/hierarchical-clustering', { articleId }),
    compare: (a: number, b: number) =>
      call('GET', `/contentplan/${contentplanId}/keyword/shared-urls?keywordId=${a}&keywordId=${b}`),
  }
}
