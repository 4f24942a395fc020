import type { OnText } from '#integrations/model/index.ts'
import type { AgentContext } from './agent-context.ts'
import { askForText, askWithin } from './answers/ask.ts'
import { finishSection } from './answers/finish-section.ts'
import { outputTokens } from './answers/output-tokens.ts'
import { CARD_TOKENS, countCards, fitCards } from './material/fit-cards.ts'
import { sectionPrompt, type SectionMaterial } from './prompts/writer.ts'

/**
 * Writes a section of the article: markdown that begins with its heading and cites cards as [[E12]], also ids that do
 * not exist: the caller removes and counts those. onText is told pieces of the text as they come; only the returned text
 * is whole.
 */
export async function writeSection(
  ctx: AgentContext,
  { onText, ...material }: SectionMaterial & { onText?: OnText | undefined },
): Promise<string> {
  const { brief, at, cards } = material
  const words = brief.outline[at]?.words ?? 0
  const text = await askWithin({ most: CARD_TOKENS, material: countCards(cards) }, (tokens) =>
    askForText(ctx, {
      ...sectionPrompt(ctx, { ...material, cards: fitCards(cards, tokens) }),
      maxOutputTokens: outputTokens(words),
      onText,
    }),
  )
  return finishSection(text, { brief, at, language: ctx.language })
}
