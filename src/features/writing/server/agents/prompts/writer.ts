import type { Brief, EvidenceCard, PlannedSection } from '../../../contract.ts'
import { describeAgent, guideBlocks, type Prompt, type PromptContext } from './agent-rules.ts'
import { articleBlock, dataBlock, joinBlocks } from './data-blocks.ts'

export interface SectionMaterial {
  brief: Brief
  /** The section's place in the outline, from 0. */
  at: number
  /** Of this section. */
  cards: readonly EvidenceCard[]
  /** The last sentences of the section before; '' for the first. */
  previousTail: string
  /** What earlier sections have said already, a sentence each. */
  usedClaims: readonly string[]
}

const LONGEST_TAIL = 1_200
const CLAIMS_SHOWN = 60

/** The rules of a section, for the writer and the editor alike. */
export const SECTION_RULES = `- Begin with the line "## " and the heading of the section. Use ### inside only where it helps. No title, introduction to the
  article, or summary of it.
- Take facts, figures, dates and quotes from the cards alone. Put the marker of its card at the end of each sentence that says
  one, before the full stop: [[E12]]. Use the ids of the given cards and no others. Never write a figure, date, superlative or quote without a marker.
- Say it in your own words. Quote word for word only where the wording matters, in quotation marks, with the marker.
- No links and no addresses, but you may link to a page of the block "own pages" once, where it helps: [words](url).
- Plain markdown, no HTML, no images, no code fences.`

const TASK = `Write one section of the article, by its plan.
${SECTION_RULES}
- Say what the points want said, use the terms where they come naturally, answer the questions.
- Go on from where the text before ends. Say nothing again that stands among the claims already used.
- Where there are no cards, advise and explain without figures and without claims that would need a source.
The wishes of the block "style guide" count.`

/** The writer's texts: the brief, the section and its cards, never a page. */
export function sectionPrompt(context: PromptContext, material: SectionMaterial): Prompt {
  const { nonce, guide } = context
  const { brief, at, cards, previousTail, usedClaims } = material
  const tail = previousTail.slice(-LONGEST_TAIL)
  return {
    system: describeAgent('writer', context, TASK),
    prompt: joinBlocks([
      ...guideBlocks(guide, nonce),
      ...describeSection(context, { brief, at, cards }),
      usedClaims.length === 0
        ? null
        : dataBlock({ nonce, name: 'claims already used', text: usedClaims.slice(-CLAIMS_SHOWN).join('\n') }),
      tail === '' ? null : articleBlock({ nonce, name: 'text before', text: tail }),
    ]),
  }
}

/** The blocks that say what a section is about. */
export function describeSection(
  { nonce, guide: { mainKeyword } }: PromptContext,
  { brief, at, cards }: Pick<SectionMaterial, 'brief' | 'at' | 'cards'>,
): (string | null)[] {
  const { title, angle, audience, outline, terms, links } = brief
  const section = outline[at]
  if (section === undefined) throw new RangeError(`The brief has no section ${at}.`)
  const headings = outline.map(({ heading }) => heading)
  const block = (name: string, value: unknown) => dataBlock({ nonce, name, text: JSON.stringify(value) })
  return [
    block('brief', { mainKeyword, title, angle, audience, headings, terms }),
    block('section', describePlan(section, at)),
    block('cards', cards.map(describeCard)),
    links.length === 0 ? null : block('own pages', links),
  ]
}

function describePlan({ heading, points, terms, questions, words }: PlannedSection, at: number) {
  return { number: at + 1, heading, points, terms, questions, words }
}

export function describeCard({ id, kind, quote, paraphrase, url, date }: EvidenceCard) {
  return { id, kind, says: paraphrase, quote, source: hostOf(url), date }
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : ''
}
