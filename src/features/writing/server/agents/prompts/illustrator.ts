import type { Brief } from '../../../contract.ts'
import { cutToTokens } from '../material/count-tokens.ts'
import { describeAgent, guideBlocks, type Prompt, type PromptContext } from './agent-rules.ts'
import { articleBlock, dataBlock, joinBlocks } from './data-blocks.ts'

export const MOST_IMAGES = 3

const TASK = `Plan one to ${MOST_IMAGES} images for the article, only where an image shows what words cannot.
- after: the id of the heading that the image stands below, each at most once.
- query: two to five words in English, by which a stock library finds a photo.
- prompt: one or two sentences in English, by which a model draws the image: what is seen, from where, in which light. No
  text in the image, no brands, no known persons.
- alt: what is seen, for people who cannot see it, at most 120 characters. caption: one sentence that says why it matters,
  without figures. Both in the language of the article.
No links and no addresses. The wishes of the block "style guide" count.`

/** The illustrator's texts. Of the article, so many tokens are shown. */
export function imagesPrompt(
  context: PromptContext,
  { brief, markdown, headings }: { brief: Brief; markdown: string; headings: readonly string[] },
  tokens: number,
): Prompt {
  const { nonce, guide } = context
  const places = headings.map((heading, place) => ({ id: headingId(place), heading }))
  return {
    system: describeAgent('illustrator', context, TASK),
    prompt: joinBlocks([
      ...guideBlocks(guide, nonce),
      dataBlock({
        nonce,
        name: 'brief',
        text: JSON.stringify({ title: brief.title, audience: brief.audience }),
      }),
      dataBlock({ nonce, name: 'headings', text: JSON.stringify(places) }),
      articleBlock({ nonce, name: 'article', text: cutToTokens(markdown, tokens) }),
    ]),
  }
}

/** The id of a heading of the article in the prompt. */
export function headingId(place: number): string {
  return `H${place + 1}`
}
