import { z } from 'zod'
import type { Brief, Research, SourcePage } from '../../contract.ts'
import { evidenceCard } from '../../contract.ts'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import { verifyCards } from '../../evidence/index.ts'
import { joinFindings, planReading, readPages } from '../agents/index.ts'
import type { Composer } from './composer.ts'
import { unlessSpent } from './compose-draft.ts'
import { NothingFound } from './nothing-found.ts'

const findings = z.object({
  cards: z.array(evidenceCard.omit({ id: true })),
  contradictions: z.array(z.string()),
})

/**
 * Collects the evidence of an article, and keeps only what stands word for word in the sources. Pages that the provider
 * refuses to read are left out. Throws NothingFound when nothing is kept, or the refusal: an article is never made up.
 */
export async function composeResearch(
  composer: Composer,
  { brief, pages }: { brief: Brief; pages: readonly SourcePage[] },
): Promise<{ research: Research; dropped: number }> {
  const readings = planReading({ brief, pages, language: composer.language })
  const found: z.infer<typeof findings>[] = []
  const refusals: unknown[] = []
  for (const [place, reading] of readings.entries()) {
    composer.onProgress?.({ done: place, total: readings.length })
    const urls = reading.pages.map(({ page }) => page.url)
    const input = { brief, urls, texts: reading.pages.map(({ page }) => page.text) }
    const hasCards = found.some(({ cards }) => cards.length > 0)
    const read = await unlessSpent(composer, hasCards, () =>
      composer.recall({ name: nameReading(place), input, shape: findings }, () =>
        readPages(composer.ask('research', nameReading(place)), { brief, reading }),
      ),
    ).catch((error: unknown) => {
      if (!isRefusal(error)) throw error
      refusals.push(error)
      return NO_FINDINGS
    })
    if (read === null) break
    found.push(read)
  }
  const joined = found.some(({ cards }) => cards.length > 0) ? joinFindings(found, { brief }) : NO_FINDINGS
  const { kept, dropped } = verifyCards(joined.cards, {
    pages,
    outlineLength: brief.outline.length,
    language: composer.language,
  })
  if (kept.length === 0) {
    const [refusal] = refusals
    if (refusal !== undefined) throw refusal
    await composer.forget?.(readings.map((_, place) => nameReading(place)))
    throw new NothingFound()
  }
  return { research: { ...joined, cards: kept }, dropped: dropped.length }
}

const NO_FINDINGS: Research = { cards: [], contradictions: [], missing: [] }

/** By a provider's filter, which refuses the same pages each time. */
function isRefusal(error: unknown): boolean {
  return error instanceof AdapterError && error.reason === 'refused' && !error.isPassing
}

function nameReading(place: number): string {
  return `reading ${place + 1}`
}
