import {
  extractDraft,
  extractResearch,
  makeExtractedBrief,
} from '#features/writing/server/composing/index.ts'
import type { Case } from '../reading/case.ts'
import { describeCase } from './describe-case.ts'
import type { Written } from './written.ts'

/** Makes the brief, the cards and the research draft of a case as the program does without a model. */
export function writeExtracts(one: Case): Written {
  const began = performance.now()
  const { pages, language } = one
  const brief = makeExtractedBrief({ language }, describeCase(one))
  const research = extractResearch({ brief, pages, language })
  const markdown = extractDraft({ brief, research, language })
  const milliseconds = performance.now() - began
  const { cards, contradictions: statements } = research
  const { title, description, slug } = brief
  return { brief, cards, title, description, slug, markdown, statements, usage: null, milliseconds }
}
