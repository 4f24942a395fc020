import type { Material } from './material.ts'
import { writeSentences, writeSummary, writeTitle } from './phrases.ts'

const SENTENCES = 4

/** The text that the prompt asks for: titles for a list, sections for an outline, else two paragraphs. */
export function writeText(material: Material): string {
  const { subject, items, headings, wantsHtml, wantsTitles, language } = material
  if (headings.length > 0)
    return headings.map((heading) => writeSection(subject, heading, wantsHtml)).join('\n\n')
  if (items.length > 1 && wantsTitles)
    return items.map(({ text }) => `- ${writeTitle(text, { language })}`).join('\n')
  if (items.length > 1) return items.map(({ text }) => writeSection(subject, text, wantsHtml)).join('\n\n')
  if (wantsTitles) return writeTitle(subject, { language })
  const paragraphs = [writeSummary(subject), writeSentences(subject, writeTitle(subject), SENTENCES)]
  return paragraphs.map((text) => (wantsHtml ? `<p>${text}</p>` : text)).join('\n\n')
}

/** A text that repeats the results of tools. */
export function writeToolSummary(results: string[]): string {
  const found = results.map((result) => result.slice(0, 600)).join('\n\n')
  return `This is what I found:\n\n${found}\n\nShall I go on with it?`
}

function writeSection(subject: string, heading: string, wantsHtml: boolean): string {
  const text = writeSentences(subject, heading, SENTENCES)
  return wantsHtml ? `<h2>${heading}</h2>\n<p>${text}</p>` : `## ${heading}\n\n${text}`
}
