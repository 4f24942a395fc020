import { z } from 'zod'
import { listCompetitors } from '#features/competition/server/index.ts'
import { listRows } from '#platform/server/database/rows.ts'
import type { AssistantServices } from '../answering/assistant-services.ts'
import type { Question } from '../answering/question.ts'
import type { Reading } from '../tools/define-tool.ts'
import { listSourceUrls } from './list-source-urls.ts'

const MOST = 10
/** Characters of a page that are read; a summary needs no more. */
const LONGEST_TEXT = 30_000

const heading = z.object({ level: z.number(), text: z.string() })
const pageRow = z.object({
  url: z.string(),
  title: z.string(),
  date: z.string().nullable(),
  headings: z.unknown(),
  text: z.string(),
  words: z.number(),
})

/** A page of another site that ranks for the keywords of a cluster. */
export interface Competitor {
  url: string
  title: string | null
  /** Keywords of the cluster for which it ranks, and its mean rank; null for a source of the article whose rank is not known. */
  keywords: number | null
  rank: number | null
  /** As it was read; null when it never was. */
  page: (Omit<z.infer<typeof pageRow>, 'url' | 'headings'> & { headings: z.infer<typeof heading>[] }) | null
}

/** The competitors of a cluster, the strongest first, with their stored pages. */
export async function readCompetitors(
  ctx: Reading,
  services: Pick<AssistantServices, 'providers'>,
  { plan, articleId, pageId }: Pick<Question, 'plan' | 'articleId' | 'pageId'>,
): Promise<Competitor[]> {
  const { urls: ranking } = await listCompetitors(ctx, services, { plan, articleId, pageId, limit: MOST })
  const sources = await listSourceUrls(ctx, { articleId })
  const unranked = sources
    .filter((url) => ranking.every((one) => one.url !== url))
    .slice(0, MOST)
    .map((url) => ({ url, title: null, keywords: null, rank: null }))
  const found = [...ranking, ...unranked]
  const rows = await listRows(ctx.database, pageRow)`
    select s.url, s.title, s.date::text as date, s.headings, left(s.text, ${LONGEST_TEXT}) as text, s.word_count as words
    from unnest(${found.map(({ url }) => url)}::text[]) as wanted (url)
    join source_pages s on s.workspace_id = ${plan.workspaceId} and s.url = wanted.url and s.read_at is not null
  `
  const pages = new Map(
    rows.map(({ url, headings, ...page }) => [url, { ...page, headings: z.array(heading).parse(headings) }]),
  )
  return found.map(({ url, title, keywords, rank }) => ({
    url,
    title,
    keywords,
    rank,
    page: pages.get(url) ?? null,
  }))
}
