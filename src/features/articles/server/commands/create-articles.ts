import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { writeTitle } from '../../titles/index.ts'

interface NewArticle {
  mainKeywordId: number
  /** SERP overlap, 0 to 10; null with fewer than two keywords. */
  overlap: number | null
  /** Null to make one of the main keyword. */
  title: string | null
}

interface Named extends NewArticle {
  keyword: string
}

const LONGEST_KEYWORD_IN_TITLE = 480

const createdArticle = z.object({ id: z.number(), main: z.number() })

/**
 * Creates clusters, each with a title that no other cluster of the plan has (V-22): where the title is taken, the main
 * keyword is used, with a number if that is taken, too. Returns the ids of the clusters by the ids of their main
 * keywords. The clusters are empty: the caller puts the keywords into them.
 */
export async function createArticles(
  { database }: Reads,
  { plan, articles }: { plan: Plan; articles: readonly NewArticle[] },
): Promise<Map<number, number>> {
  if (articles.length === 0) return new Map()
  const named = chooseTitles(
    await readTitles({ database }, plan),
    await readNames({ database }, plan, articles),
    plan.language,
  )
  const rows = await listRows(database, createdArticle)`
    insert into articles (workspace_id, contentplan_id, title, main_keyword_id, serp_overlap)
    select ${plan.workspaceId}, ${plan.id}, title, main_keyword_id, overlap
    from unnest(${named.map(({ title }) => title)}::text[], ${named.map(({ mainKeywordId }) => mainKeywordId)}::integer[],
      ${named.map(({ overlap }) => overlap)}::float8[]) as given (title, main_keyword_id, overlap)
    returning id, main_keyword_id as main
  `
  return new Map(rows.map(({ id, main }) => [main, id]))
}

const titleRow = z.object({ title: z.string() })

async function readTitles({ database }: Reads, plan: Plan): Promise<Set<string>> {
  const rows = await listRows(database, titleRow)`
    select title from articles where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
  `
  return new Set(rows.map(({ title }) => title.toLowerCase()))
}

const keywordRow = z.object({ id: z.number(), keyword: z.string() })

async function readNames({ database }: Reads, plan: Plan, articles: readonly NewArticle[]): Promise<Named[]> {
  const rows = await listRows(database, keywordRow)`
    select id, keyword from keywords where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
      and id = any (${articles.map(({ mainKeywordId }) => mainKeywordId)}::integer[])
  `
  const nameOf = new Map(rows.map(({ id, keyword }) => [id, keyword]))
  return articles.flatMap((article) => {
    const keyword = nameOf.get(article.mainKeywordId)
    return keyword === undefined ? [] : [{ ...article, keyword }]
  })
}

function chooseTitles(
  taken: Set<string>,
  articles: readonly Named[],
  language: string,
): { title: string; mainKeywordId: number; overlap: number | null }[] {
  return articles.map(({ title, keyword, mainKeywordId, overlap }) => {
    const ofKeyword = writeTitle(keyword, language)
    const name = ofKeyword.slice(0, LONGEST_KEYWORD_IN_TITLE)
    let free = title ?? ofKeyword
    if (taken.has(free.toLowerCase())) free = ofKeyword
    for (let number = 2; taken.has(free.toLowerCase()); number++) free = `${name} (${number})`
    taken.add(free.toLowerCase())
    return { title: free, mainKeywordId, overlap }
  })
}
