import type { Brief, Research, SourcePage } from '../../contract.ts'
import { citeEvidence } from '../../evidence/index.ts'
import { extractCards, writeResearchDraft } from '../../extracting/index.ts'
import { NoExtracts } from './no-extracts.ts'

/** Finds evidence without a model. Throws NoExtracts when the sources have no sentence that fits the brief. */
export function extractResearch({
  brief,
  pages,
  language,
}: {
  brief: Brief
  pages: readonly SourcePage[]
  language: string
}): Research {
  const research = extractCards({ brief, pages, language })
  if (research.cards.length === 0) throw new NoExtracts()
  return research
}

/** The research draft that is made without a model: it says itself that it is no article. */
export function extractDraft({
  brief,
  research,
  language,
}: {
  brief: Brief
  research: Research
  language: string
}): string {
  return citeEvidence(writeResearchDraft({ brief, research, language }), research.cards).markdown
}
