import type { OnText } from '#integrations/model/index.ts'
import { splitWords } from '../../text/index.ts'
import type { AgentContext } from './agent-context.ts'
import { askForText, askWithin } from './answers/ask.ts'
import { finishSection } from './answers/finish-section.ts'
import { outputTokens } from './answers/output-tokens.ts'
import { CARD_TOKENS, countCards, fitCards } from './material/fit-cards.ts'
import { rewritePrompt, type RewriteMaterial } from './prompts/editor.ts'

/** Mends the problems of a section. The answer has the shape of what writeSection returns; so has onText. */
export async function rewriteSection(
  ctx: AgentContext,
  { onText, ...material }: RewriteMaterial & { onText?: OnText | undefined },
): Promise<string> {
  const { brief, at, text, cards } = material
  const words = Math.max(brief.outline[at]?.words ?? 0, splitWords(text, ctx.language).length)
  const rewritten = await askWithin({ most: CARD_TOKENS, material: countCards(cards) }, (tokens) =>
    askForText(ctx, {
      ...rewritePrompt(ctx, { ...material, cards: fitCards(cards, tokens) }),
      maxOutputTokens: outputTokens(words),
      onText,
    }),
  )
  return finishSection(rewritten, { brief, at, language: ctx.language })
}
