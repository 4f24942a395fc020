import type { Brief } from '../../contract.ts'
import { readMarkdown } from '../../markdown/index.ts'
import { foldWord, isStopWord, splitWords } from '../../text/index.ts'
import type { Ends } from '../agents/index.ts'
import { headFaqs } from './faq-heading.ts'
import { joinSections, splitSections } from './sections.ts'

/** Puts the title and the lead before the sections, the answers after them, and the planned links into them. */
export function addEnds(
  body: string,
  { brief, ends, language }: { brief: Brief; ends: Ends | null; language: string },
): string {
  const sections = splitSections(addLinks(body, brief, language))
  const lead = sections.find(({ heading }) => heading === null)?.markdown ?? ''
  const own = lead.replace(/^#\s.*$/mu, '').trim()
  const before = [`# ${ends?.title ?? brief.title}`, own === '' ? (ends?.lead ?? '') : own]
  const faqs = (ends?.faqs ?? []).flatMap(({ question, answer }) => [`### ${question}`, answer])
  const hasFaqs = faqs.length === 0 || sections.some(({ heading }) => heading === headFaqs(language))
  const after = hasFaqs ? [] : [`## ${headFaqs(language)}`, ...faqs]
  const rest = joinSections(sections.filter(({ heading }) => heading !== null))
  return [...before, rest, ...after].filter((part) => part !== '').join('\n\n')
}

/** Adds each link that the brief plans and the text lacks, at the end of the section that it has most words in common with. */
function addLinks(markdown: string, { links, outline }: Brief, language: string): string {
  const known = new Set(readMarkdown(markdown).flatMap((block) => block.links.map(({ url }) => url)))
  const sections = splitSections(markdown)
  const missing = links.filter(({ url }) => !known.has(url))
  for (const { url, anchor } of missing) {
    const wanted = new Set(contentWords(anchor, language))
    const shares = sections.map(({ heading, markdown: text }) =>
      heading === null
        ? -1
        : contentWords(`${heading} ${text}`, language).filter((word) => wanted.has(word)).length,
    )
    const place = shares.indexOf(Math.max(...shares))
    const chosen = sections[place]
    if (chosen !== undefined && outline.length > 0)
      sections[place] = { ...chosen, markdown: `${chosen.markdown.trim()}\n\n- [${anchor}](${url})` }
  }
  return joinSections(sections)
}

function contentWords(text: string, language: string): string[] {
  return splitWords(text, language)
    .filter((word) => !isStopWord(word, language))
    .map((word) => foldWord(word, language))
}
