import { z } from 'zod'
import {
  agentFailure,
  askForObject,
  dataBlock,
  describeRules,
  joinBlocks,
  requireLanguage,
  tidyLine,
} from '#features/writing/server/index.ts'
import { checkAbout, type AboutPage, type AboutSentence } from '../../about/index.ts'
import { makeNonce, type VoiceContext } from './voice-context.ts'

const ANSWER_TOKENS = 1_200
const LONGEST_PAGE = 4_000
const LONGEST_SENTENCE = 400

const TASK = `Say what the company of the website is and does, for writers who know nothing about it: what it offers, to whom, where, and
what sets it apart.
- sentences: three to seven, in their order. Plain statements, no praise that the pages do not prove.
- pages: the ids of the blocks that say so. A sentence that no page says is left out.
Take figures and names only from the pages.`

/** Asks a model what a company is and does. Only sentences that the pages support come back; without one: `empty`. */
export async function writeAbout(
  { model, signal }: VoiceContext,
  { pages, language }: { pages: readonly AboutPage[]; language: string },
): Promise<AboutSentence[]> {
  const nonce = makeNonce()
  const ids = pages.map((_, place) => `P${place + 1}`)
  const schema = z.object({ sentences: z.array(z.object({ text: z.string(), pages: z.array(z.enum(ids)) })) })
  const { sentences } = await askForObject(
    { model, signal },
    {
      system: `You are the company writer of a website.\n${describeRules({ language, nonce })}\n\n${TASK}`,
      prompt: joinBlocks(
        pages.map(({ title, description, text }, place) =>
          dataBlock({
            nonce,
            name: ids[place] ?? '',
            text: [title, description, text].join('\n').slice(0, LONGEST_PAGE),
          }),
        ),
      ),
      maxOutputTokens: ANSWER_TOKENS,
      schema,
    },
  )
  const said = sentences.map(({ text, pages: named }) => ({
    text: tidyLine(text, LONGEST_SENTENCE),
    pages: named.map((id) => ids.indexOf(id)),
  }))
  const checked = checkAbout(said, { pages, language })
  if (checked.length === 0) throw agentFailure('empty')
  await requireLanguage(checked.map(({ text }) => text).join(' '), language)
  return checked
}
