import type { OnText } from '#integrations/model/index.ts'
import { isOrder } from '#features/writing/extracting/index.ts'
import {
  agentFailure,
  askForText,
  dataBlock,
  describeRules,
  hasSameNumbers,
  joinBlocks,
  outputTokens,
  requireLanguage,
} from '#features/writing/server/index.ts'
import { LONGEST_STYLE_GUIDE } from '#features/writing/rules.ts'
import { splitWords } from '#features/writing/text/index.ts'
import { cutText } from '#platform/cut-text.ts'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import { makeNonce, type VoiceContext } from './voice-context.ts'

const TASK = `Rewrite the text of the block "text" so that it follows the block "style guide", whose wishes count.
- Keep what it says: each fact, figure, name, quotation, link and [n] stays, and nothing is added.
- Change only what the style guide asks for. A text that follows it already comes back as it is.
Answer with the whole text as markdown.`
/** How many times as long as before a text may become. */
const LONGER = 2.5

interface Rewriting {
  text: string
  styleGuide: string
  /** ISO 639-1. */
  language: string
  onText: OnText
}

/** Rewrites a paragraph by a style guide. An answer with other figures, or in another language, is refused. */
export async function rewriteParagraph(
  { model, signal }: VoiceContext,
  { text, styleGuide, language, onText }: Rewriting,
): Promise<string> {
  const nonce = makeNonce()
  const answer = await askForText(
    { model, signal },
    {
      system: `You are the stylist of a website.\n${describeRules({ language, nonce })}\n\n${TASK}`,
      prompt: joinBlocks([
        dataBlock({ nonce, name: 'style guide', text: cutText(styleGuide, LONGEST_STYLE_GUIDE) }),
        dataBlock({ nonce, name: 'text', text }),
      ]),
      maxOutputTokens: outputTokens(splitWords(text, language).length),
      onText,
    },
  )
  await requireLanguage(answer, language)
  if (!hasSameNumbers(answer, text) || !hasSameNumbers(text, answer))
    throw new AdapterError('bad_response', 'The model changed the figures of the paragraph.', {
      reason: 'changed_numbers',
    })
  if (answer.length > text.length * LONGER + 200) throw agentFailure('cut_off')
  if (isOrder(answer) && !isOrder(text)) throw agentFailure('not_an_answer')
  return answer
}
