import type { Plan } from '#features/contentplans/server/index.ts'
import { openReader } from '#features/pages/server/index.ts'
import { inParallel } from '#platform/server/in-parallel.ts'
import type { StepContext } from '#platform/server/jobs/pipeline.ts'
import type { SourcePage } from '../../contract.ts'
import { isSameLanguage } from '../../text/index.ts'
import { fetchSource, type FetchedSource } from './fetch-source.ts'
import { listMissing } from './list-missing.ts'
import { listRanking } from './list-ranking.ts'
import { NoSources } from './no-sources.ts'
import { listFailed, readSources } from './read-sources.ts'
import type { SourceServices } from './source-services.ts'
import { storeSource } from './store-source.ts'

/** Pages that are fetched at a time; they are of different hosts, or wait for each other. */
const AT_ONCE = 4

/** The part of a step's context that collecting needs. */
type Collecting = Pick<
  StepContext<SourceServices>,
  'database' | 'now' | 'signal' | 'services' | 'tellProgress'
>

interface CollectedSources {
  /** Pages in the language of the plan first, then by how well they rank. */
  pages: SourcePage[]
  /** Ranking pages that were never read, each with the reason as a sentence. */
  failed: { url: string; problem: string }[]
}

/**
 * Fetches the pages that rank best for the keywords of a cluster, or for `searched` when it has none, and stores each once for all clusters of the
 * workspace. For the work of a step: it may run twice, and fetches only what is missing. Throws NoSources when there
 * is no page to write from.
 */
export async function collectSources(
  ctx: Collecting,
  { plan, articleId, searched }: { plan: Plan; articleId: number; searched: string },
): Promise<CollectedSources> {
  const { urls, missing } = await ctx.database.transaction().execute(async (database) => {
    const ranking = await listRanking({ database }, ctx.services, { plan, articleId, searched })
    return { urls: ranking, missing: await listMissing({ database, now: ctx.now }, { plan, urls: ranking }) }
  })
  await fetchMissing(ctx, { plan, missing, total: urls.length })
  const { pages, failed } = await ctx.database.transaction().execute(async (database) => ({
    pages: await readSources({ database }, { plan, urls }),
    failed: await listFailed({ database }, { plan, urls }),
  }))
  const [first] = failed
  if (pages.length === 0) throw new NoSources('no_page_read', describeFailures(urls.length, first))
  const isForeign = ({ language }: SourcePage) =>
    language !== null && !isSameLanguage(language, plan.language)
  return {
    pages: pages.toSorted((one, other) => Number(isForeign(one)) - Number(isForeign(other))),
    failed,
  }
}

interface Missing {
  plan: Plan
  missing: readonly string[]
  /** How many pages there are, with those that are stored already. */
  total: number
}

/** Stores each page as soon as it is read, so that a step that is resumed need not fetch it again. */
async function fetchMissing(ctx: Collecting, { plan, missing, total }: Missing): Promise<void> {
  let done = total - missing.length
  ctx.tellProgress({ done, total })
  if (missing.length === 0) return
  const { signal, services } = ctx
  const { longestReadMs } = services
  await using reader = openReader({ ...(longestReadMs !== undefined && { longestMs: longestReadMs }) })
  const fetching = { request: services.providers.sites.request, reader, signal, domain: plan.domain }
  const work = (url: string): Promise<{ fetched: FetchedSource } | { error: unknown }> =>
    fetchSource(fetching, url).then(
      (fetched) => ({ fetched }),
      (error: unknown) => ({ error }),
    )
  for await (const found of inParallel(missing, AT_ONCE, work)) {
    if ('error' in found) throw found.error
    await ctx.database
      .transaction()
      .execute((database) => storeSource({ database, now: ctx.now }, { plan, fetched: found.fetched }))
    ctx.tellProgress({ done: ++done, total })
  }
}

function describeFailures(count: number, first: { url: string; problem: string } | undefined): string {
  const pages = count === 1 ? 'The only page that ranks' : `None of the ${count} pages that rank`
  const outcome = count === 1 ? 'could not be read' : 'could be read'
  const example = first === undefined ? '' : ` ${new URL(first.url).hostname}: ${first.problem}`
  return `${pages} for this cluster ${outcome}, so there is nothing to write it from.${example}`
}
