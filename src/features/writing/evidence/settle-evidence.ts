import type { EvidenceCard } from '../contract.ts'
import { citeEvidence } from './citing/cite-evidence.ts'
import { removeUnsupported, type RemovedSentence } from './claims/remove-unsupported.ts'
import { cleanLinks, type RemovedLink } from './links/clean-links.ts'

interface Settled {
  markdown: string
  /** Ids of the cards that the text cites. */
  used: string[]
  /** What it named that is no evidence. */
  unknown: string[]
  links: RemovedLink[]
  sentences: RemovedSentence[]
  /** Headings below which nothing is left. */
  emptySections: string[]
}

interface Settling {
  cards: readonly EvidenceCard[]
  ownDomain: string | null
  language: string
  allowed?: string
}

/** What is taken out may lay bare what stood inside of it, and give numbers another order. */
const MOST_ROUNDS = 6

/** What code makes of a text of a model: citations, no foreign links, no unsupported sentences, numbers in order. */
export function settleEvidence(markdown: string, settling: Settling): Settled {
  const settled: Settled = { markdown, used: [], unknown: [], links: [], sentences: [], emptySections: [] }
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const before = settled.markdown
    // Links first: a bare URL would take the marker after it into the URL.
    const cleaned = cleanLinks(before, settling)
    const cited = citeEvidence(cleaned.markdown, settling.cards)
    const supported = removeUnsupported(cited.markdown, settling)
    settled.links.push(...cleaned.removed)
    settled.unknown.push(...cited.unknown)
    settled.sentences.push(...supported.removed)
    settled.emptySections.push(...supported.emptySections)
    Object.assign(settled, { markdown: supported.markdown, used: cited.used })
    if (supported.markdown === before) break
  }
  return settled
}
