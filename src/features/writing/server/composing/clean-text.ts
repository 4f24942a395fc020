import type { Brief, EvidenceCard } from '../../contract.ts'
import { allowedOf, listCitations, settleEvidence, TooComplex } from '../../evidence/index.ts'
import { agentFailure } from '../agents/index.ts'

interface Cleaning {
  cards: readonly EvidenceCard[]
  brief: Brief
  language: string
  ownDomain: string | null
  /** What people have written: its figures and quotes are theirs to answer for. */
  ownWords?: string
}

/** How much was taken out of a text of a model. */
export interface Removed {
  /** Citations of evidence that does not exist. */
  citations: number
  /** Links to anything but the sources and the own website. */
  links: number
  /** Sentences with figures or quotes that no evidence backs. */
  sentences: number
  /** Sentences that say again what an earlier one says. */
  repeated: number
  /** Sentences in the words of ranking pages, of which there were too many. */
  copied: number
}

export const NOTHING_REMOVED: Removed = { citations: 0, links: 0, sentences: 0, repeated: 0, copied: 0 }

/** Makes of a model's text one that says only what its evidence backs: markers become numbered links. */
export function cleanText(
  markdown: string,
  { cards, brief, language, ownDomain, ownWords = '' }: Cleaning,
): { markdown: string; removed: Removed } {
  const allowed = `${allowedOf(brief)}\n${ownWords}`
  const settled = settleEvidence(markdown, { cards, language, ownDomain, allowed })
  return {
    markdown: settled.markdown,
    removed: {
      ...NOTHING_REMOVED,
      citations: settled.unknown.length,
      links: settled.links.length,
      sentences: settled.sentences.length,
    },
  }
}

/**
 * Cleans a text of a model. One with too much markup to be read is forgotten, so that another try may make a simpler
 * one, and is a failure of the model.
 */
export async function cleanAnswer(
  markdown: string,
  cleaning: Cleaning,
  forget: () => Promise<void> | undefined,
): Promise<{ markdown: string; removed: Removed }> {
  try {
    return cleanText(markdown, cleaning)
  } catch (error) {
    if (!(error instanceof TooComplex)) throw error
    await forget()
    throw agentFailure('too_complex')
  }
}

export function addRemoved(one: Removed, other: Removed): Removed {
  return {
    citations: one.citations + other.citations,
    links: one.links + other.links,
    sentences: one.sentences + other.sentences,
    repeated: one.repeated + other.repeated,
    copied: one.copied + other.copied,
  }
}

/** Turns the numbered links of citations into the markers that models read and write. */
export function showMarkers(markdown: string): string {
  return listCitations(markdown)
    .toReversed()
    .reduce(
      (text, { cardId, start, end }) =>
        `${text.slice(0, start)}${cardId === null ? '' : `[[${cardId}]]`}${text.slice(end)}`,
      markdown,
    )
}
