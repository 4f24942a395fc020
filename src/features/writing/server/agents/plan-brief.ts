import { z } from 'zod'
import { brief as briefShape, LONGEST_SHOWN, type Brief } from '../../contract.ts'
import { isOrder } from '../../extracting/index.ts'
import type { AgentContext } from './agent-context.ts'
import { agentFailure } from './answers/agent-failure.ts'
import { askForObject, askWithin } from './answers/ask.ts'
import { requireLanguage } from './answers/check-language.ts'
import { hasFoundedNumbers, listNumbers } from './answers/numbers.ts'
import { requireAnswers } from './answers/require-answer.ts'
import { tidyLine, tidyLines } from './answers/tidy-line.ts'
import { writeSlug } from './answers/write-slug.ts'
import { countTokens } from './material/count-tokens.ts'
import { OWN_PAGES_SHOWN, ownPageId, planPrompt, type PlanMaterial } from './prompts/planner.ts'

/** Of all pages together. */
const PAGE_TOKENS = 12_000
const ANSWER_TOKENS = 6_000
const MOST = { sections: 20, points: 8, terms: 15, questions: 8, allTerms: 40, faqs: 8, links: 6, gaps: 8 }
const LENGTH = { least: 300, most: 6_000, usual: 1_200 }
const SECTION_WORDS = { least: 80, most: 800 }
/** The longest is this many times as long as the shortest, when the model says only one of both. */
const SPREAD = 1.3
const LONGEST_TERM = 60
/** The end of a sentence, which no term has. */
const SENTENCE = /[.!?。！？؟](?:\s|$)/u
/** For what the schema needs although there is nothing to choose. */
const NO_PAGE = 'none'

function answerShape(ownPages: number) {
  const ids = Array.from({ length: ownPages }, (_, place) => ownPageId(place))
  return z.object({
    title: z.string(),
    description: z.string(),
    slug: z.string(),
    angle: z.string(),
    audience: z.string(),
    least: z.number(),
    most: z.number(),
    sections: z.array(
      z.object({
        heading: z.string(),
        points: z.array(z.string()),
        terms: z.array(z.string()),
        questions: z.array(z.string()),
        words: z.number(),
      }),
    ),
    terms: z.array(z.string()),
    faqs: z.array(z.string()),
    links: z.array(z.object({ page: z.enum([NO_PAGE, ...ids]), anchor: z.string() })),
    gaps: z.array(z.string()),
  })
}
type Answer = z.infer<ReturnType<typeof answerShape>>

/**
 * Plans the article of a cluster. The brief's links lead to the given pages of the own website only. An answer without
 * a title or sections fails with `empty`.
 */
export async function planBrief(ctx: AgentContext, material: PlanMaterial): Promise<Brief> {
  const shape = answerShape(Math.min(material.ownPages.length, OWN_PAGES_SHOWN))
  const answer = await askWithin({ most: PAGE_TOKENS, material: countPages(material.pages) }, (tokens) =>
    askForObject(ctx, {
      ...planPrompt(ctx, material, tokens),
      maxOutputTokens: ANSWER_TOKENS,
      schema: shape,
    }),
  )
  requireAnswers([answer.title, answer.description, answer.angle])
  const brief = readAnswer(answer, material, ctx.language)
  if (brief.outline.length === 0) throw agentFailure('empty')
  const said = [brief.title, brief.description, brief.angle, brief.audience]
  const sections = brief.outline.flatMap(({ heading, points }) => [heading, ...points])
  await requireLanguage([...said, ...sections].join('. '), ctx.language)
  return briefShape.parse(brief)
}

function readAnswer(answer: Answer, material: PlanMaterial, language: string): Brief {
  const known = new Set(listNumbers(describeAll(material)))
  const isUsable = (line: string) => hasFoundedNumbers(line, known) && !isOrder(line)
  const keep = (lines: readonly string[], most: number) => tidyLines(lines.filter(isUsable), { most })
  const keepTerms = (terms: readonly string[], most: number) =>
    keep(terms, terms.length)
      .filter((term) => term.length <= LONGEST_TERM && !SENTENCE.test(term))
      .slice(0, most)
  const line = (text: string, longest?: number) => (isUsable(text) ? tidyLine(text, longest) : '')
  const title = line(answer.title, LONGEST_SHOWN.title) || tidyLine(material.title, LONGEST_SHOWN.title)
  const outline = answer.sections.filter(({ heading }) => line(heading) !== '').slice(0, MOST.sections)
  return {
    title,
    description: line(answer.description, LONGEST_SHOWN.description),
    slug: writeSlug(line(answer.slug) || title, language),
    angle: line(answer.angle),
    audience: line(answer.audience),
    words: readLength(answer),
    outline: outline.map((section) => ({
      heading: line(section.heading).replace(/[:：.。]$/u, ''),
      points: keep(section.points, MOST.points),
      terms: keepTerms(section.terms, MOST.terms),
      questions: keep(section.questions, MOST.questions),
      words: clamp(section.words, SECTION_WORDS),
    })),
    terms: keepTerms(answer.terms, MOST.allTerms),
    faqs: keep(answer.faqs, MOST.faqs),
    links: readLinks(answer.links, material.ownPages, line),
    gaps: keep(answer.gaps, MOST.gaps),
  }
}

/** Each page once. */
function readLinks(
  links: Answer['links'],
  ownPages: PlanMaterial['ownPages'],
  line: (text: string) => string,
): Brief['links'] {
  const anchors = new Map(links.map(({ page, anchor }) => [page, line(anchor)]))
  return ownPages
    .flatMap(({ url, title }, place) => {
      const anchor = anchors.get(ownPageId(place))
      return anchor === undefined ? [] : [{ url, anchor: anchor || tidyLine(title) || url }]
    })
    .slice(0, MOST.links)
}

function readLength({ least, most }: Answer): Brief['words'] {
  const shortest = clamp(least || most || LENGTH.usual, LENGTH)
  return { least: shortest, most: Math.max(shortest, clamp(most || Math.ceil(shortest * SPREAD), LENGTH)) }
}

function clamp(value: number, { least, most }: { least: number; most: number }): number {
  return Math.round(Math.min(most, Math.max(least, value)))
}

/** Half as much again, because the headings of a page have a room of their own. */
function countPages(pages: PlanMaterial['pages']): number {
  return Math.ceil(pages.reduce((sum, { text }) => sum + countTokens(text), 0) * 1.5)
}

/** All that a brief may take its numbers from. */
function describeAll({
  title,
  keywords,
  pages,
  extracted,
  ownPages,
  prompt,
  mainKeyword,
}: PlanMaterial): string {
  return [
    title,
    mainKeyword,
    prompt ?? '',
    JSON.stringify(extracted),
    ...keywords.map(({ keyword }) => keyword),
    ...ownPages.map((page) => page.title),
    ...pages.flatMap((page) => [page.title, page.text, ...page.headings.map(({ text }) => text)]),
  ].join('\n')
}
