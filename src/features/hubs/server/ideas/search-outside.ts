import { askIdeas, askRelated, askVolumes, type KeywordProviders } from '#features/keywords/server/index.ts'
import type { Model } from '#integrations/model/index.ts'
import { Explained } from '#platform/errors.ts'
import type { Search } from './describe-search.ts'
import type { FoundKeyword } from './propose-ideas.ts'

interface Found {
  found: FoundKeyword[]
  /** Why some of it is missing; null when nothing is. */
  notice: string | null
}

type Providers = Pick<KeywordProviders, 'keywordData' | 'model'>

/** Related searches, and what the model proposes. A service that fails is told about, and loses nothing else. */
export async function searchOutside(providers: Providers, search: Search): Promise<Found> {
  const parts = await Promise.all([
    orNotice(findRelated(providers, search)),
    providers.model === null
      ? NOTHING
      : orNotice(findByModel(providers, { ...search, model: providers.model })),
  ])
  const notices = new Set(parts.flatMap(({ notice }) => (notice === null ? [] : [notice])))
  return {
    found: parts.flatMap(({ found }) => found),
    notice: notices.size === 0 ? null : [...notices].join(' '),
  }
}

const NOTHING: Found = { found: [], notice: null }

async function orNotice(search: Promise<Found>): Promise<Found> {
  try {
    return await search
  } catch (error) {
    if (!(error instanceof Explained)) throw error
    return { found: [], notice: error.message }
  }
}

async function findRelated({ keywordData }: Providers, { plan, seeds }: Search): Promise<Found> {
  if (keywordData === null) return NOTHING
  const { found, notice } = await askRelated(keywordData, { ...plan.market, keywords: seeds })
  const reason = 'People who search for subjects of this hub search for this, too.'
  return { found: found.map((one) => ({ ...one, source: 'related', reason })), notice }
}

async function findByModel(
  { keywordData }: Providers,
  { plan, prompt, model }: Search & { model: Model },
): Promise<Found> {
  const keywords = await askIdeas(model, { prompt, language: plan.language })
  const { found } =
    keywordData === null
      ? { found: keywords.map((keyword) => ({ keyword, searchVolume: null, cpc: null, competition: null })) }
      : await askVolumes(keywordData, { ...plan.market, keywords })
  return {
    found: found.map((one) => ({ ...one, source: 'model', reason: 'Proposed by the AI model.' })),
    notice: null,
  }
}
