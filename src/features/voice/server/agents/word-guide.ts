import { z } from 'zod'
import { isOrder } from '#features/writing/extracting/index.ts'
import {
  askForObject,
  dataBlock,
  describeRules,
  hasSameNumbers,
  joinBlocks,
  requireLanguage,
  tidyLine,
} from '#features/writing/server/index.ts'
import type { GuideRule } from '../../contract.ts'
import { makeNonce, type VoiceContext } from './voice-context.ts'

const ANSWER_TOKENS = 3_000
const LONGEST_ADVICE = 240
const LONGEST_VOICE = 500
const LONGEST_SAMPLES = 9_000
/** The guide is read by people who use this program, so it is in the program's language. */
const LANGUAGE = 'en'

const TASK = `Word the style guide of the website. The block "rules" has what was measured on its pages; the block "samples" shows how
they are written.
- voice: two or three sentences on how the site sounds, and to whom it speaks. Without figures.
- advice: for a rule of the block, by its id, one sentence on how to follow it that a writer can use at once. Leave out rules
  to which nothing can be added. Do not repeat the rule. Use no figure that the rule does not have.`

interface Worded {
  voice: string
  advice: Map<string, string>
}

/** Asks a model to word a style guide. What it adds has no figure that was not measured. */
export async function wordGuide(
  { model, signal }: VoiceContext,
  { rules, samples }: { rules: readonly GuideRule[]; samples: readonly string[] },
): Promise<Worded> {
  const nonce = makeNonce()
  const ids = rules.map(({ id }) => id)
  const schema = z.object({
    voice: z.string(),
    advice: z.array(z.object({ rule: z.enum(ids), text: z.string() })),
  })
  const shown = rules.map(({ id, lead, basis }) => ({ id, rule: lead, measured: basis }))
  const answer = await askForObject(
    { model, signal },
    {
      system: `You are the style analyst of a website.\n${describeRules({ language: LANGUAGE, nonce })}\n\n${TASK}`,
      prompt: joinBlocks([
        dataBlock({ nonce, name: 'rules', text: JSON.stringify(shown) }),
        dataBlock({ nonce, name: 'samples', text: samples.join('\n\n').slice(0, LONGEST_SAMPLES) }),
      ]),
      maxOutputTokens: ANSWER_TOKENS,
      schema,
    },
  )
  const said = [answer.voice, ...answer.advice.map(({ text }) => text)].join(' ')
  await requireLanguage(said, LANGUAGE)
  return {
    voice: readLine(answer.voice, { known: '', longest: LONGEST_VOICE }),
    advice: new Map(
      answer.advice.flatMap(({ rule: id, text }) => {
        const rule = rules.find((one) => one.id === id)
        const known = `${rule?.lead ?? ''} ${rule?.basis ?? ''}`
        const line = readLine(text, { known, longest: LONGEST_ADVICE })
        return line === '' ? [] : [[id, line] as const]
      }),
    ),
  }
}

/** '' for an order to programs, and for a line with a figure of its own. */
function readLine(text: string, { known, longest }: { known: string; longest: number }): string {
  if (isOrder(text) || !hasSameNumbers(text, known)) return ''
  return tidyLine(text, longest)
}
