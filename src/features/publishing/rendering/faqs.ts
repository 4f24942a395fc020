import { headsFaqs } from './labels.ts'
import { plainLine, plainText } from './plain-text.ts'
import { isElement, type HtmlTree } from './trees.ts'

interface Faq {
  question: string
  answer: string
}

/** The questions below the heading of questions and answers, each a heading of level 3 with its answer below it. */
export function listFaqs(blocks: readonly HtmlTree[]): Faq[] {
  const asked: { question: string; answer: HtmlTree[] }[] = []
  let isInside = false
  for (const block of blocks) {
    if (isElement(block, 'h2')) isInside = headsFaqs(plainLine(block))
    else if (!isInside) continue
    else if (isElement(block, 'h3')) asked.push({ question: plainLine(block), answer: [] })
    else asked.at(-1)?.answer.push(block)
  }
  return asked
    .map(({ question, answer }) => ({ question, answer: plainText(...answer) }))
    .filter(({ question, answer }) => question !== '' && answer !== '')
}
