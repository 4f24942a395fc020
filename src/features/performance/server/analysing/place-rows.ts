import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import { readPageUrl } from '#features/contentplans/rules.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { joinWhole } from '#platform/server/database/join-whole.ts'
import { foldQuery, listSpellings } from '../importing/fold-query.ts'
import type { AnswerRow } from './answer.ts'
import { listRows } from '#platform/server/database/rows.ts'

type Place = Pick<AnswerRow, 'article_id' | 'title' | 'state'>
interface Texts {
  plan: Plan
  texts: readonly string[]
}

const placePageRow = z.object({
  url: z.string(),
  excluded: z.boolean(),
  article_id: z.number().nullable(),
  title: z.string().nullable(),
})

/** Finds the cluster of each address, in the spelling of Google, or why it has none (F-173). */
export async function placePages(
  { database }: Reads,
  { plan, texts }: Texts,
): Promise<(text: string) => Place> {
  const urls = new Map(texts.map((text) => [text, readPageUrl(text) ?? '']))
  await joinWhole(database)
  const rows = await listRows(database, placePageRow)`
    select p.url, p.is_excluded as excluded, a.id as article_id, a.title
    from pages p left join articles a on a.workspace_id = p.workspace_id and a.contentplan_id = p.contentplan_id and a.page_id = p.id
    where p.workspace_id = ${plan.workspaceId} and p.contentplan_id = ${plan.id}
      and p.url = any (${[...urls.values()]}::text[])
  `
  const pages = new Map(rows.map((row) => [row.url, row]))
  return (text) => {
    const page = pages.get(urls.get(text) ?? '')
    if (page?.excluded) return withoutCluster('page excluded')
    if (page === undefined || page.article_id === null) return withoutCluster('none')
    return { article_id: page.article_id, title: page.title, state: 'cluster' }
  }
}

const placeQueryRow = z.object({
  folded: z.string(),
  excluded: z.boolean(),
  article_id: z.number().nullable(),
  title: z.string().nullable(),
})

/** Finds the cluster of each query that is a keyword, or why it has none (F-173). */
export async function placeQueries(
  { database }: Reads,
  { plan, texts }: Texts,
): Promise<(text: string) => Place> {
  await joinWhole(database)
  const rows = await listRows(database, placeQueryRow)`
    select k.folded, k.excluded, a.id as article_id, a.title
    from keywords k left join articles a on a.workspace_id = k.workspace_id and a.contentplan_id = k.contentplan_id and a.id = k.article_id
    where k.workspace_id = ${plan.workspaceId} and k.contentplan_id = ${plan.id}
      and k.folded = any (${listSpellings(texts)}::text[])
  `
  const keywords = new Map(rows.map((row) => [row.folded, row]))
  return (text) => {
    const keyword = keywords.get(foldQuery(text, keywords))
    if (keyword?.excluded) return withoutCluster('keyword excluded')
    if (keyword === undefined || keyword.article_id === null) return withoutCluster('keyword not analyzed')
    return { article_id: keyword.article_id, title: keyword.title, state: 'cluster' }
  }
}

function withoutCluster(state: Place['state']): Place {
  return { article_id: null, title: null, state }
}
