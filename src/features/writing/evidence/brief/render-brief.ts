import type { Brief, PlannedSection } from '../../contract.ts'
import { writeAddress } from '../citing/write-citation.ts'
import { writeText } from './write-text.ts'

/** A brief as markdown that people read and change; readBrief makes the same brief of it. */
export function renderBrief(brief: Brief): string {
  const { title, description, slug, angle, audience, words, outline, terms, faqs, links, gaps } = brief
  const facts = [
    ['Meta description', writeText(description)],
    ['Slug', writeText(slug)],
    ['Angle', writeText(angle)],
    ['Audience', writeText(audience)],
    ['Length', `${words.least}–${words.most} words`],
  ]
  const blocks = [
    join('#', writeText(title)),
    facts.map(([label = '', value = '']) => join(`- **${label}:**`, value)).join('\n'),
    '## Outline',
    ...outline.flatMap(renderSection),
    ...renderList('## Terms', terms.map(writeText)),
    ...renderList('## FAQ', faqs.map(writeText)),
    ...renderList(
      '## Internal links',
      links.map(({ url, anchor }) => `[${writeText(anchor)}](${writeAddress(url)})`),
    ),
    ...renderList('## Gaps', gaps.map(writeText)),
  ]
  return `${blocks.join('\n\n')}\n`
}

function renderSection({ heading, points, terms, questions, words }: PlannedSection): string[] {
  return [
    join('###', writeText(heading)),
    `**Length:** ${words} words`,
    ...renderList('**Points:**', points.map(writeText)),
    ...renderList('**Terms:**', terms.map(writeText)),
    ...renderList('**Questions:**', questions.map(writeText)),
  ]
}

function join(mark: string, text: string): string {
  return text === '' ? mark : `${mark} ${text}`
}

function renderList(label: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : [label, items.map((item) => join('-', item)).join('\n')]
}
