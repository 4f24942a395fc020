import type { Brief, EvidenceCard, PlannedSection, Research } from '../contract.ts'
import { fill, textsOf, type Texts } from './words/texts.ts'

/**
 * A draft without a sentence of its own: the outline with instructions, and below each heading the quotes that were found. Its first
 * line says so. Its quotes have the marks of their cards, which become links.
 */
export function writeResearchDraft({
  brief,
  research,
  language,
}: {
  brief: Brief
  research: Research
  /** ISO 639-1. */
  language: string
}): string {
  const texts = textsOf(language)
  const subject = brief.title
  const notices = new Set(
    [textsOf('en'), texts].map(({ notice }) => fill(notice, { subject: escape(subject) })),
  )
  const sections = brief.outline.map((section, at) =>
    writeSection(section, { cards: research.cards.filter((card) => card.section === at), texts }),
  )
  const questions =
    brief.faqs.length > 0
      ? [`## ${texts.questions}`, fill(texts.answer, { list: '' }).trim(), list(brief.faqs)]
      : []
  return `${[[...notices].join(' '), ...sections, ...questions, ...writeRest(research, texts)].join('\n\n')}\n`
}

function writeSection(
  { heading, points, questions, terms, words }: PlannedSection,
  { cards, texts }: { cards: readonly EvidenceCard[]; texts: Texts },
): string {
  const tasks = [
    fill(texts.write, { words }),
    ...points,
    ...questions.map((question) => fill(texts.answer, { list: question })),
    ...(terms.length > 0 ? [fill(texts.use, { list: terms.join(', ') })] : []),
  ]
  const quotes = cards.map(({ quote, id }) => `> ${escape(quote)} [[${id}]]`)
  return [`## ${escape(heading)}`, list(tasks), ...quotes].join('\n\n')
}

function writeRest({ contradictions, missing }: Research, texts: Texts): string[] {
  return [
    ...(contradictions.length > 0 ? [`## ${texts.differing}`, list(contradictions)] : []),
    ...(missing.length > 0 ? [`## ${texts.missing}`, list(missing)] : []),
  ]
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${escape(item)}`).join('\n')
}

/** So that nothing of a page is read as markdown. */
function escape(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_[\]<>|~&]/g, (sign) => `\\${sign}`)
    .replace(/^([#+-]|\d{1,9}[.)])/, (start) => `${start.slice(0, -1)}\\${start.slice(-1)}`)
}
