import { z } from 'zod'
import type { Brief, Research } from '../../contract.ts'
import { writeSection } from '../agents/index.ts'
import { RunCapReached } from '../spending/index.ts'
import { cleanAnswer, type Removed } from './clean-text.ts'
import type { Composer } from './composer.ts'
import { NothingBacked } from './nothing-found.ts'
import { cardsOf, hasText } from './sections.ts'

/** Characters of the section before that the writer sees. */
const TAIL = 600

interface Draft {
  markdown: string
  removed: Removed
  /** Headings of sections that were left out because the budget of the run was nearly spent. */
  leftOut: string[]
}

/** Writes the sections of an article one after the other; each is remembered, and cleaned of what nothing backs. */
export async function composeDraft(
  composer: Composer,
  { brief, research: { cards } }: { brief: Brief; research: Research },
): Promise<Draft> {
  const { language, ownDomain } = composer
  const written: string[] = []
  const leftOut: string[] = []
  const usedClaims: string[] = []
  for (const [at, { heading }] of brief.outline.entries()) {
    composer.onProgress?.({ done: at, total: brief.outline.length })
    const own = cardsOf(cards, { at })
    const material = {
      brief,
      at,
      cards: own,
      previousTail: (written.at(-1) ?? '').slice(-TAIL),
      usedClaims: [...usedClaims],
    }
    const raw = await unlessSpent(composer, written.length > 0, () =>
      composer.recall({ name: nameSection(at), input: material, shape: z.string() }, () =>
        writeSection(composer.ask('draft', nameSection(at)), {
          ...material,
          onText: composer.openStream?.('draft', at),
        }),
      ),
    )
    if (raw === null) {
      leftOut.push(heading)
      continue
    }
    written.push(raw)
    usedClaims.push(...own.map(({ paraphrase }) => paraphrase))
  }
  const forget = () => composer.forget?.(brief.outline.map((_, at) => nameSection(at)))
  const cleaning = { cards, brief, language, ownDomain }
  const { markdown, removed } = await cleanAnswer(written.join('\n\n'), cleaning, forget)
  if (!hasText(markdown)) {
    await forget()
    throw new NothingBacked()
  }
  return { markdown, removed, leftOut }
}

/** Does a part of the work unless the budget is nearly spent; null then. Without a part so far there is no way around it. */
export async function unlessSpent<Made>(
  composer: Pick<Composer, 'isNearlySpent'>,
  mayLeaveOut: boolean,
  make: () => Promise<Made>,
): Promise<Made | null> {
  if (!mayLeaveOut) return make()
  return composer.isNearlySpent() ? null : withinCap(make)
}

/** Does a part of the work; null when the budget does not suffice for it. */
export async function withinCap<Made>(make: () => Promise<Made>): Promise<Made | null> {
  try {
    return await make()
  } catch (error) {
    if (error instanceof RunCapReached) return null
    throw error
  }
}

function nameSection(at: number): string {
  return `section ${at + 1}`
}
