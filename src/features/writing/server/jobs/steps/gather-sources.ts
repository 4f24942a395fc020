import { foldKeyword } from '#features/contentplans/rules.ts'
import { collectSerps } from '#features/serps/server/index.ts'
import type { ContentProfile, SourcePage } from '../../../contract.ts'
import { makeProfile } from '../../../score/index.ts'
import { findResearch, keepSources } from '../../material/research-rows.ts'
import { collectSources } from '../../sources/collect-sources.ts'
import { readSources } from '../../sources/read-sources.ts'
import type { Writing, WritingContext } from './open-writing.ts'

interface Gathering {
  /** Whether to look again which pages rank; else those that the article has are enough. */
  looksAgain: boolean
}

/** The pages that rank for the cluster. Only those are fetched that are missing or older than a month. */
export async function gatherSources(
  ctx: WritingContext,
  writing: Writing,
  { looksAgain }: Gathering,
): Promise<SourcePage[]> {
  const { plan, articleId, subject } = writing
  const known = await ctx.database.transaction().execute(async (open) => {
    const row = await findResearch({ database: open }, { plan, articleId })
    return row === null ? [] : readSources({ database: open }, { plan, urls: row.sources })
  })
  const { serps } = await ctx.database
    .transaction()
    .execute((open) => ctx.services.providers.forWorkspace({ database: open }, plan.workspaceId))
  // Without a provider of search results, no search can be repeated.
  if (known.length > 0 && (!looksAgain || serps === null)) return known
  const searched = subject.mainKeyword
  await collectSerps(ctx, {
    provider: serps,
    keywords: [foldKeyword(searched)],
    market: plan.market,
    costs: ctx.services.costs,
    onProgress: () => {},
  })
  const { pages, failed } = await collectSources(ctx, { plan, articleId, searched })
  const profile = profileOf(writing, pages)
  const urls = [...pages, ...failed].map(({ url }) => url)
  await ctx.database
    .transaction()
    .execute((open) => keepSources({ database: open }, { plan, articleId, urls, profile }))
  return pages
}

/** What the content score of the article compares with. */
function profileOf({ plan, subject }: Writing, pages: readonly SourcePage[]): ContentProfile {
  return makeProfile({
    pages: [...pages],
    keywords: subject.keywords.map(({ keyword }) => keyword),
    mainKeyword: subject.mainKeyword,
    language: plan.language,
  })
}
