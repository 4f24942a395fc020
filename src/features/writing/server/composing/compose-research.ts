import { z } from 'zod'
import type { Brief, Research, SourcePage } from '../../contract.ts'
import { evidenceCard } from '../../contract.ts'
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
 * Collects the evidence of an article, and keeps only what stands word for word in the sources. Throws NothingFound when
 * nothing does: an article is never made up.
 */
export async function composeResearch(
  composer: Composer,
  { brief, pages }: { brief: Brief; pages: readonly SourcePage[] },
): Promise<{ research: Research; dropped: number }> {
  const readings = planReading({ brief, pages, language: composer.language })
  const found: z.infer<typeof findings>[] = []
  for (const [place, reading] of readings.entries()) {
    composer.onProgress?.({ done: place, total: readings.length })
    const urls = reading.pages.map(({ page }) => page.url)
    const input = { brief, urls, texts: reading.pages.map(({ page }) => page.text) }
    const hasCards = found.some(({ cards }) => cards.length > 0)
    const read = await unlessSpent(composer, hasCards, () =>
      composer.recall({ name: nameReading(place), input, shape: findings }, () =>
        readPages(composer.ask('research', nameReading(place)), { brief, reading }),
      ),
    )
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
    await composer.forget?.(readings.map((_, place) => nameReading(place)))
    throw new NothingFound()
  }
  return { research: { ...joined, cards: kept }, dropped: dropped.length }
}

const NO_FINDINGS: Research = { cards: [], contradictions: [], missing: [] }

function nameReading(place: number): string {
  return `reading ${place + 1}`
}
