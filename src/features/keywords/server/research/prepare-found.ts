import { explainMissing } from '#features/connections/rules.ts'
import { enterAgain, type Plan } from '#features/contentplans/server/index.ts'
import { Invalid, NotConnected } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { MOST_KEYWORDS_AT_ONCE, readRelatedLines, TOO_MANY_KEYWORDS, type Ignored } from '../../rules.ts'
import { readPastedList, type IgnoredLine, type TakenKind } from '../../incoming/index.ts'
import { askIdeas, askRelated, askVolumes, type Asked } from './ask-outside.ts'
import { compareWithPlan, type FoundKeyword } from './found-keywords.ts'
import type { KeywordServices } from './keyword-services.ts'

interface FoundKeywords {
  keywords: FoundKeyword[]
  ignored: Ignored[]
  notice: string | null
}

/** Examples of ignored lines in an answer, of each reason. */
const MOST_EXAMPLES = 5
const LONGEST_EXAMPLE = 100

/** Reads pasted lines and returns the call that asks for their search volumes (C-053). */
export async function preparePasted(
  ctx: MemberContext,
  services: KeywordServices,
  { plan, lines, take }: { plan: Plan; lines: readonly string[]; take: readonly TakenKind[] },
): Promise<() => Promise<FoundKeywords>> {
  const { keywords, ignored } = readPastedList(lines.join('\n'), take)
  if (keywords.length > MOST_KEYWORDS_AT_ONCE) throw new Invalid(TOO_MANY_KEYWORDS)
  const { keywordData } = await services.providers(ctx, plan.workspaceId)
  return async () => {
    const asked = await askVolumes(keywordData, { ...plan.market, keywords })
    return describe(ctx, services, { plan, asked, ignored: sumUp(ignored) })
  }
}

/** Returns the call that asks for related keywords (C-054). Throws NotConnected without a source of keyword data. */
export async function prepareRelated(
  ctx: MemberContext,
  services: KeywordServices,
  { plan, lines }: { plan: Plan; lines: readonly string[] },
): Promise<() => Promise<FoundKeywords>> {
  const keywords = readRelatedLines(lines.join('\n'))
  if (keywords.length === 0) throw new Invalid('keywords: enter one keyword per line.')
  const { keywordData } = await services.providers(ctx, plan.workspaceId)
  if (keywordData === null) throw new NotConnected(NO_KEYWORD_DATA)
  return async () => {
    const asked = await askRelated(keywordData, { ...plan.market, keywords })
    return describe(ctx, services, { plan, asked, ignored: [] })
  }
}

/** Returns the call that asks a language model for keywords (C-055). Throws NotConnected without a model. */
export async function prepareIdeas(
  ctx: MemberContext,
  services: KeywordServices,
  { plan, prompt }: { plan: Plan; prompt: string },
): Promise<() => Promise<FoundKeywords>> {
  const { keywordData, model } = await services.providers(ctx, plan.workspaceId)
  if (model === null) throw new NotConnected(NO_MODEL)
  return async () => {
    const keywords = await askIdeas(model, { prompt, language: plan.language })
    const asked = await askVolumes(keywordData, { ...plan.market, keywords })
    return describe(ctx, services, { plan, asked, ignored: [] })
  }
}

function sumUp(lines: readonly IgnoredLine[]): Ignored[] {
  const reasons = new Map<string, Ignored>()
  for (const { reason, text } of lines) {
    const known = reasons.get(reason) ?? { reason, count: 0, examples: [] }
    known.count++
    if (known.examples.length < MOST_EXAMPLES) known.examples.push(text.slice(0, LONGEST_EXAMPLE))
    reasons.set(reason, known)
  }
  return [...reasons.values()]
}

const OTHER_WAY = 'You can also paste or upload a list.'
const NO_KEYWORD_DATA = `${explainMissing('keyword-data')} ${OTHER_WAY}`
const NO_MODEL = `${explainMissing('model')} ${OTHER_WAY}`

async function describe(
  { credential }: MemberContext,
  services: KeywordServices,
  { plan, asked, ignored }: { plan: Plan; asked: Asked; ignored: Ignored[] },
): Promise<FoundKeywords> {
  const keywords = await enterAgain(services, { credential, contentplanId: plan.id }, (ctx, again) =>
    compareWithPlan(ctx, { plan: again, volumes: asked.found }),
  )
  return { keywords, ignored, notice: asked.notice }
}
