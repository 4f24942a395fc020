import type { Brief, EvidenceCard } from '../../../contract.ts'
import { cutToTokens } from '../material/count-tokens.ts'
import { describeAgent, guideBlocks, type Prompt, type PromptContext } from './agent-rules.ts'
import { articleBlock, dataBlock, joinBlocks } from './data-blocks.ts'
import { describeCard } from './writer.ts'

export interface EndsMaterial {
  brief: Brief
  /** The sections of the article. */
  markdown: string
  cards: readonly EvidenceCard[]
}

const CARDS_SHOWN = 60

const TASK = `Write what stands before and after the sections of the article.
- lead: two to four sentences that answer what the searcher wants to know, and say what the article adds, with the main
  keyword where it comes naturally. Not "in this article". It stands between the title and the first section.
- faqs: an answer of one to three sentences for each question of the block "questions", by its id; leave out questions that
  neither the article nor the cards answer.
- title: at most 60 characters, with the main keyword near its beginning. description: at most 155 characters, for the
  search results, with the main keyword.
Take figures, dates and quotes only from the article and the cards. In the lead and the answers, put the marker of its card
at the end of each sentence that says one, before the full stop: [[E12]]. No links, no addresses, no markdown besides the markers.
The wishes of the block "style guide" count.`

/** The texts for lead, answers, title and description. Of the article, so many tokens are shown. */
export function endsPrompt(context: PromptContext, material: EndsMaterial, tokens: number): Prompt {
  const { nonce, guide } = context
  const { brief, markdown, cards } = material
  const { title, description, angle, audience, terms, faqs } = brief
  const questions = faqs.map((question, place) => ({ id: questionId(place), question }))
  const block = (name: string, value: unknown) => dataBlock({ nonce, name, text: JSON.stringify(value) })
  return {
    system: describeAgent('finisher', context, TASK),
    prompt: joinBlocks([
      ...guideBlocks(guide, nonce),
      block('brief', { mainKeyword: guide.mainKeyword, title, description, angle, audience, terms }),
      block('questions', questions),
      block('cards', cards.slice(0, CARDS_SHOWN).map(describeCard)),
      articleBlock({ nonce, name: 'article', text: cutToTokens(markdown, tokens) }),
    ]),
  }
}

/** The id of a question of the brief in the prompt. */
export function questionId(place: number): string {
  return `Q${place + 1}`
}
