import type { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { NotFound } from '#platform/errors.ts'
import type { articleSource, EvidenceCard, Research, SourcePage } from '../../contract.ts'
import { listStruck } from '../../evidence/index.ts'
import { findResearch } from '../material/research-rows.ts'
import { listFailed, readSources } from '../sources/read-sources.ts'

type ArticleSource = z.infer<typeof articleSource>

interface Evidence {
  cards: EvidenceCard[]
  /** Ids of cards. */
  struck: string[]
}

interface OfArticle {
  plan: Plan
  articleId: number
}

/** The evidence cards of a cluster, and which of them were struck out. */
export async function readCards(ctx: Reads, of: OfArticle): Promise<Evidence> {
  const row = await findResearch(ctx, of)
  const cards = row?.research?.cards ?? []
  return { cards, struck: listStruck(cards, row?.struck ?? []) }
}

/** The sources of a cluster and its evidence cards; both empty before its research. */
export async function readEvidence(
  ctx: Reads,
  { plan, articleId }: OfArticle,
): Promise<Research & { sources: ArticleSource[]; struck: string[] }> {
  const row = await findResearch(ctx, { plan, articleId })
  const { cards = [], contradictions = [], missing = [] } = row?.research ?? {}
  const urls = row?.sources ?? []
  const pages = await readSources(ctx, { plan, urls })
  const failed = await listFailed(ctx, { plan, urls })
  const read = pages.map(({ url, title, date, wordCount }) => ({
    url,
    title,
    date,
    word_count: wordCount,
    problem: null,
  }))
  const unread = failed.map(({ url, problem }) => ({ url, title: '', date: null, word_count: 0, problem }))
  const struck = listStruck(cards, row?.struck ?? [])
  return { cards, contradictions, missing, sources: [...read, ...unread], struck }
}

/** Characters of the source that are shown on each side of a quote. */
const SHOWN_AROUND = 600

/** One evidence card with the text of its source around the quote. */
export async function findCard(
  ctx: Reads,
  { plan, articleId, card: id }: OfArticle & { card: string },
): Promise<{ card: EvidenceCard; source: ArticleSource; before: string; after: string }> {
  const row = await findResearch(ctx, { plan, articleId })
  const card = row?.research?.cards.find((one) => one.id === id)
  if (card === undefined) throw new NotFound('There is no such evidence card.')
  const [page] = await readSources(ctx, { plan, urls: [card.url] })
  const { title = '', date = null, wordCount = 0, text = '' } = page ?? {}
  const at = text.indexOf(card.quote)
  return {
    card,
    source: {
      url: card.url,
      title,
      date,
      word_count: wordCount,
      problem: explainMissing(page, at),
    },
    before: at < 0 ? '' : text.slice(Math.max(0, at - SHOWN_AROUND), at),
    after: at < 0 ? '' : text.slice(at + card.quote.length, at + card.quote.length + SHOWN_AROUND),
  }
}

function explainMissing(page: SourcePage | undefined, at: number): string | null {
  if (page === undefined) return 'The page is no longer stored.'
  return at < 0 ? 'The page has changed since, and no longer says this.' : null
}
