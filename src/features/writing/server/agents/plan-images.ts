import { z } from 'zod'
import type { Brief } from '../../contract.ts'
import { isOrder } from '../../extracting/index.ts'
import { readMarkdown } from '../../markdown/index.ts'
import type { AgentContext } from './agent-context.ts'
import { agentFailure } from './answers/agent-failure.ts'
import { askForObject, askWithin } from './answers/ask.ts'
import { requireLanguage } from './answers/check-language.ts'
import { hasSameNumbers } from './answers/numbers.ts'
import { tidyLine } from './answers/tidy-line.ts'
import { countTokens } from './material/count-tokens.ts'
import { headingId, imagesPrompt, MOST_IMAGES } from './prompts/illustrator.ts'

/** Of the article. */
const ARTICLE_TOKENS = 8_000
const ANSWER_TOKENS = 2_500
const LONGEST = { query: 80, prompt: 600, alt: 125, caption: 200 }

export interface PlannedImage {
  /** The heading of level 2 that it stands below, as readers see it. */
  afterHeading: string
  /** By which a stock library finds it. */
  query: string
  /** By which a model draws it. */
  prompt: string
  alt: string
  caption: string
}

function answerShape(headings: readonly string[]) {
  const ids = headings.map((_, place) => headingId(place))
  return z.object({
    images: z.array(
      z.object({
        after: z.enum(ids),
        query: z.string(),
        prompt: z.string(),
        alt: z.string(),
        caption: z.string(),
      }),
    ),
  })
}

/** Plans up to three images; for an article without headings none. An answer without a usable image is `empty`. */
export async function planImages(
  ctx: AgentContext,
  { brief, markdown }: { brief: Brief; markdown: string },
): Promise<PlannedImage[]> {
  const headings = readMarkdown(markdown).flatMap(({ kind, level, text }) =>
    kind === 'heading' && level === 2 && text !== '' ? [text] : [],
  )
  if (headings.length === 0) return []
  const schema = answerShape(headings)
  const { images } = await askWithin({ most: ARTICLE_TOKENS, material: countTokens(markdown) }, (tokens) =>
    askForObject(ctx, {
      ...imagesPrompt(ctx, { brief, markdown, headings }, tokens),
      maxOutputTokens: ANSWER_TOKENS,
      schema,
    }),
  )
  const planned = headings
    .flatMap((afterHeading, place) => {
      const image = images.find(({ after }) => after === headingId(place))
      return image === undefined ? [] : [{ ...readImage(image, markdown), afterHeading }]
    })
    .filter(({ query, prompt, alt }) => query !== '' && prompt !== '' && alt !== '')
    .slice(0, MOST_IMAGES)
  if (planned.length === 0) throw agentFailure('empty')
  await requireLanguage(planned.map(({ alt, caption }) => `${alt}. ${caption}`).join(' '), ctx.language)
  return planned
}

/** What readers see may have no number that the article does not have. */
function readImage(
  image: Omit<PlannedImage, 'afterHeading'>,
  markdown: string,
): Omit<PlannedImage, 'afterHeading'> {
  const shown = (text: string, longest: number) =>
    hasSameNumbers(text, markdown) ? readLine(text, longest) : ''
  return {
    query: readLine(image.query, LONGEST.query),
    prompt: readLine(image.prompt, LONGEST.prompt),
    alt: shown(image.alt, LONGEST.alt),
    caption: shown(image.caption, LONGEST.caption),
  }
}

function readLine(text: string, longest: number): string {
  return isOrder(text) ? '' : tidyLine(text, longest)
}
