import { LONGEST_QUOTE, type Brief } from '../../../contract.ts'
import { describeAgent, type Prompt, type PromptContext } from './agent-rules.ts'
import { dataBlock, joinBlocks } from './data-blocks.ts'

/** What is read in one call: passages of pages, by their ids. */
export interface ReadPassages {
  id: string
  title: string
  text: string
}

const TASK = `Collect evidence for the sections of the article from the pages, a card for each thing that a page says.
- section: the id of the section that it is for. page: the id of the page that says it.
- kind: stat for figures, quote for what a named person or body says, definition for what a word means, fact for the rest.
- quote: copied from the text of the page letter by letter and in its language, at most ${LONGEST_QUOTE} words, one piece
  without omissions. It must make sense alone. It is looked up in the page; a card whose quote is not found is thrown away.
- paraphrase: the same in your own words and in the language of the article, with no figure, name or claim that the quote
  does not have.
Prefer figures with what they are about, definitions, concrete advice, and what other pages do not say. Take nothing from
menus, advertisements and comments, and nothing twice. Leave out sections that the pages do not speak about; a page that
says nothing gets no card.
- contradictions: where the pages say different things about the same, a sentence each.`

/** The researcher's texts for one call. */
export function researchPrompt(
  context: PromptContext,
  { brief, passages, most }: { brief: Brief; passages: readonly ReadPassages[]; most: number },
): Prompt {
  const { nonce } = context
  const sections = brief.outline.map(({ heading, points, questions, terms }, place) => ({
    id: sectionId(place),
    heading,
    points,
    questions,
    terms,
  }))
  return {
    system: describeAgent('researcher', context, `${TASK}\nAt most ${most} cards.`),
    prompt: joinBlocks([
      dataBlock({ nonce, name: 'article', text: JSON.stringify({ title: brief.title, angle: brief.angle }) }),
      dataBlock({ nonce, name: 'sections', text: JSON.stringify(sections) }),
      ...passages.map(({ id, title, text }) =>
        dataBlock({ nonce, name: `page ${id}`, text: `Title: ${title}\nText:\n${text}` }),
      ),
    ]),
  }
}

/** The id of a section of the outline in the prompt. */
export function sectionId(place: number): string {
  return `S${place + 1}`
}
