import { z } from 'zod'
import { LONGEST_SHOWN } from '../../contract.ts'
import { isOrder } from '../../extracting/index.ts'
import type { AgentContext } from './agent-context.ts'
import { agentFailure } from './answers/agent-failure.ts'
import { askForObject, askWithin } from './answers/ask.ts'
import { requireLanguage } from './answers/check-language.ts'
import { hasFoundedNumbers, listNumbers } from './answers/numbers.ts'
import { requireAnswers } from './answers/require-answer.ts'
import { tidyLine } from './answers/tidy-line.ts'
import { tidyParagraph } from './answers/tidy-paragraph.ts'
import { countTokens } from './material/count-tokens.ts'
import { endsPrompt, questionId, type EndsMaterial } from './prompts/finisher.ts'

/** Of the article. */
const ARTICLE_TOKENS = 10_000
const ANSWER_TOKENS = 4_000
const NO_QUESTION = 'none'

/** What stands around the sections of an article; lead and answers may cite cards as [[E12]]. */
export interface Ends {
  lead: string
  faqs: { question: string; answer: string }[]
  title: string
  description: string
}

function answerShape(questions: readonly string[]) {
  const ids = questions.map((_, place) => questionId(place))
  return z.object({
    lead: z.string(),
    faqs: z.array(z.object({ question: z.enum([NO_QUESTION, ...ids]), answer: z.string() })),
    title: z.string(),
    description: z.string(),
  })
}

/** Writes the lead, the answers to the brief's questions, the title and the description. Without a lead: `empty`. */
export async function writeEnds(ctx: AgentContext, material: EndsMaterial): Promise<Ends> {
  const { brief } = material
  const schema = answerShape(brief.faqs)
  const answer = await askWithin(
    { most: ARTICLE_TOKENS, material: countTokens(material.markdown) },
    (tokens) =>
      askForObject(ctx, { ...endsPrompt(ctx, material, tokens), maxOutputTokens: ANSWER_TOKENS, schema }),
  )
  requireAnswers([answer.lead, answer.title, answer.description, ...answer.faqs.map((faq) => faq.answer)])
  const lead = tidyParagraph(answer.lead)
  if (lead === '' || isOrder(lead)) throw agentFailure('empty')
  const faqs = readAnswers(brief.faqs, answer.faqs)
  await requireLanguage([lead, ...faqs.map((faq) => faq.answer)].join(' '), ctx.language)
  return { lead, faqs, ...readMeta(answer, material) }
}

function readAnswers(
  questions: readonly string[],
  answers: readonly { question: string; answer: string }[],
): Ends['faqs'] {
  return questions.flatMap((question, place) => {
    const found = answers.find((one) => one.question === questionId(place))
    const answer = tidyParagraph(found?.answer ?? '')
    return answer === '' || isOrder(answer) ? [] : [{ question, answer }]
  })
}

/** Title and description cite nothing, so each number in them has to stand in the article, a card or the brief. */
function readMeta(
  { title, description }: { title: string; description: string },
  { brief, markdown, cards }: EndsMaterial,
): Pick<Ends, 'title' | 'description'> {
  const known = new Set(listNumbers([JSON.stringify(brief), markdown, JSON.stringify(cards)].join('\n')))
  const choose = (line: string, instead: string, longest: number) => {
    const tidy = tidyLine(line, longest)
    return tidy === '' || isOrder(tidy) || !hasFoundedNumbers(tidy, known) ? tidyLine(instead, longest) : tidy
  }
  return {
    title: choose(title, brief.title, LONGEST_SHOWN.title),
    description: choose(description, brief.description, LONGEST_SHOWN.description),
  }
}
