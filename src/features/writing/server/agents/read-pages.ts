import { z } from 'zod'
import {
  EVIDENCE_KINDS,
  LONGEST_QUOTE,
  type Brief,
  type EvidenceCard,
  type Research,
  type SourcePage,
} from '../../contract.ts'
import { isOrder } from '../../extracting/index.ts'
import type { AgentContext } from './agent-context.ts'
import { agentFailure } from './answers/agent-failure.ts'
import { askForObject, askWithin } from './answers/ask.ts'
import { requireLanguage } from './answers/check-language.ts'
import { cutQuote } from './answers/cut-quote.ts'
import { tidyLine, tidyLines } from './answers/tidy-line.ts'
import { choosePassagesOf, READING_TOKENS, type Reading } from './plan-reading.ts'
import { researchPrompt, sectionId } from './prompts/researcher.ts'

const CARDS_A_PAGE = 8
const MOST_CARDS = 40
const TOKENS_A_CARD = 160
/** For what is no card, and for models that think before they answer. */
const OTHER_TOKENS = 2_000
const MOST_CONTRADICTIONS = 10
const LONGEST_PARAPHRASE = 600

function answerShape(sections: number, pages: Reading['pages']) {
  const sectionIds = Array.from({ length: sections }, (_, place) => sectionId(place))
  return z.object({
    cards: z.array(
      z.object({
        section: z.enum(sectionIds),
        page: z.enum(pages.map(({ id }) => id)),
        kind: z.enum(EVIDENCE_KINDS),
        quote: z.string(),
        paraphrase: z.string(),
      }),
    ),
    contradictions: z.array(z.string()),
  })
}

/** What one call found; its cards have no ids yet. */
interface Findings {
  cards: Omit<EvidenceCard, 'id'>[]
  contradictions: string[]
}

/**
 * Collects evidence from the pages of one call: quotes that the model says are theirs, which the caller looks up. Pages
 * that say nothing about the article give none.
 */
export async function readPages(
  ctx: AgentContext,
  { brief, reading }: { brief: Brief; reading: Reading },
): Promise<Findings> {
  const { language } = ctx
  const schema = answerShape(brief.outline.length, reading.pages)
  const most = Math.min(MOST_CARDS, reading.pages.length * CARDS_A_PAGE)
  const answer = await askWithin({ most: READING_TOKENS, material: reading.tokens }, (tokens) => {
    const share = tokens / Math.max(1, reading.tokens)
    const passages = reading.pages.map((page) =>
      choosePassagesOf(brief, page, { language, tokens: Math.ceil(page.tokens * share) }),
    )
    return askForObject(ctx, {
      ...researchPrompt(ctx, { brief, passages, most }),
      maxOutputTokens: most * TOKENS_A_CARD + OTHER_TOKENS,
      schema,
    })
  })
  const pages = new Map(reading.pages.map(({ id, page }) => [id, page]))
  const cards = answer.cards.flatMap((card) => readCard(card, pages.get(card.page), language))
  const contradictions = tidyLines(
    answer.contradictions.filter((line) => !isOrder(line)),
    { most: MOST_CONTRADICTIONS },
  )
  await requireLanguage(cards.map(({ paraphrase }) => paraphrase).join(' '), language)
  return { cards: cards.slice(0, most), contradictions }
}

/** Gives the cards their ids, and says what is missing; research without a card fails with `empty`. */
export function joinFindings(
  findings: readonly Findings[],
  { brief, startAt = 1 }: { brief: Brief; startAt?: number | undefined },
): Research {
  const said = new Set<string>()
  const cards = findings
    .flatMap((one) => one.cards)
    .filter(({ url, quote }) => {
      const key = `${url} ${quote}`
      return said.has(key) ? false : said.add(key)
    })
    .map((card, place) => ({ id: `E${startAt + place}`, ...card }))
  if (cards.length === 0) throw agentFailure('empty')
  const answered = new Set(cards.map(({ section }) => section))
  return {
    cards,
    contradictions: tidyLines(
      findings.flatMap((one) => one.contradictions),
      { most: MOST_CONTRADICTIONS },
    ),
    missing: brief.outline.flatMap(({ heading, questions }, place) =>
      answered.has(place) ? [] : questions.length > 0 ? questions : [heading],
    ),
  }
}

type AnsweredCard = z.infer<ReturnType<typeof answerShape>>['cards'][number]

function readCard(
  { section, kind, quote, paraphrase }: AnsweredCard,
  page: SourcePage | undefined,
  language: string,
): Omit<EvidenceCard, 'id'>[] {
  const kept = cutQuote(quote, { most: LONGEST_QUOTE, language: page?.language ?? language })
  const said = tidyLine(paraphrase, LONGEST_PARAPHRASE)
  if (page === undefined || kept === '' || said === '' || isOrder(kept) || isOrder(said)) return []
  return [
    {
      section: Number(section.slice(1)) - 1,
      kind,
      quote: kept,
      paraphrase: said,
      url: page.url,
      date: page.date,
    },
  ]
}
