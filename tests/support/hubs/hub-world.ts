import type { KeywordData } from '#integrations/keyword-data/index.ts'
import type { Model } from '#integrations/model/index.ts'
import { openKeywordPlan, type PlanInput } from '#tests/support/keywords/keyword-world.ts'
import { pagesOf } from '#tests/support/serps/serp-pages.ts'

interface Suggestion {
  keyword: string
  keywordId: number | null
  articleId: number | null
  estimated_search_volume: number | null
  source: string
  reason: string
}

/** A plan whose clusters, hubs and search results the test adds. */
export async function openHubPlan({ language = 'en', ...input }: PlanInput & { language?: string } = {}) {
  const plan = await openKeywordPlan(input)
  const { call, contentplanId, look, save, ids, change, addArticle } = plan
  await look(
    `update contentplans set language = '${language}', domain = 'own.example' where id = ${contentplanId}`,
  )
  const path = `/contentplan/${contentplanId}`

  async function addCluster(keywords: readonly string[], topicId: number | null = null): Promise<number> {
    await save(keywords.map((keyword, at) => ({ keyword, estimated_search_volume: 1000 - at })))
    const known = await ids()
    const article = await addArticle((keywords[0] ?? '').replaceAll("'", "''"))
    const keywordIds = keywords.map((keyword) => known[keyword])
    await change({ keywordIds, action: 'move', toArticleId: article })
    if (topicId !== null)
      await call('PUT', `${path}/article`, { action: 'updateTopic', articleIds: [article], topicId })
    return article
  }

  /** Adds the results of keywords, best first: URLs, or pairs of URL and title. */
  async function addResults(results: Record<string, readonly (string | readonly [string, string])[]>) {
    const rows = Object.entries(results).map(([keyword, pages]) => {
      const urls = pages.map((page) => (typeof page === 'string' ? page : page[0]))
      const titles = pages.map((page) => (typeof page === 'string' ? '' : page[1]))
      return { keyword, urls, titles, pages: pagesOf(urls) }
    })
    await look(`
      insert into serps (keyword, location, language, device, is_sandbox, provider, fetched_at, urls, titles, pages)
      select keyword, '2840', '${language}', 'desktop', true, 'made-up', now(), urls, titles, pages
      from jsonb_to_recordset($json$${JSON.stringify(rows)}$json$) as one (keyword text, urls text[], titles text[], pages bigint[])`)
  }

  const expand = (more: object = {}) => call('POST', '/contentplan/hub-expand', { contentplanId, ...more })
  const suggestionsOf = async (topicId: number, more: object = {}): Promise<Suggestion[]> =>
    (await expand({ topicId, ...more })).body[0].suggestedKeywords
  return {
    ...plan,
    addCluster,
    addResults,
    addHub: async (name: string, more: object = {}): Promise<number> =>
      Number((await call('POST', `${path}/topic`, { name, ...more })).body.id),
    expand,
    suggestionsOf,
    /** The keywords of the ideas for a hub, by source. */
    ideasOf: async (topicId: number, more: object = {}) => {
      const ideas = Object.groupBy(await suggestionsOf(topicId, more), ({ source }) => source)
      const keywordsOf = (source: string) => (ideas[source] ?? []).map(({ keyword }) => keyword)
      return {
        plan: keywordsOf('plan'),
        related: keywordsOf('related'),
        model: keywordsOf('model'),
        rules: keywordsOf('rules'),
      }
    },
    suggest: (more: object = {}) => call('POST', `${path}/topic/suggest`, more),
  }
}

/** Ten results of a kind of search, with titles if they are given. */
export function rankings(kind: string, titles: readonly string[] = []): (readonly [string, string])[] {
  return Array.from(
    { length: 10 },
    (_, at) => [`https://site-${at}.example/${kind}`, titles[at] ?? ''] as const,
  )
}

const numbersOf = (keyword: string) => ({ keyword, searchVolume: 70, cpc: 0.5, competition: 20 })

/** Keyword data with these keywords for every related search, each searched for 70 times a month. */
export function makeKeywordData(
  related: readonly string[],
  change: Partial<KeywordData['related']> = {},
): KeywordData & { asked: string[] } {
  const asked: string[] = []
  return {
    asked,
    name: 'made-up',
    label: 'Made up',
    isSandbox: true,
    volumes: { batchSize: 1000, pricePerCall: 0, fetch: async ({ keywords }) => keywords.map(numbersOf) },
    related: {
      pricePerCall: 0,
      pricePerKeyword: 0,
      fetch: async ({ keyword }) => {
        asked.push(keyword)
        return related.map(numbersOf)
      },
      ...change,
    },
  }
}

/** A model that gives one answer, with all that it was asked. */
export function makeModel(answer: object): Model & { asked: { system: string; prompt: string }[] } {
  const asked: { system: string; prompt: string }[] = []
  return {
    asked,
    name: 'made-up:model',
    isSandbox: true,
    price: null,
    generateText: async () => {
      throw new Error('Nobody asks for text here.')
    },
    generateObject: async ({ schema, system = '', messages }) => {
      asked.push({ system, prompt: messages[0]?.content ?? '' })
      return { object: schema.parse(answer), usage: { inputTokens: 1, outputTokens: 1, cost: null } }
    },
  }
}
