import type { SiteMeasures } from '../../measuring/index.ts'
import { count, describeRate, describeShare } from '../describe-numbers.ts'
import type { GuideRule } from '../../contract.ts'

const group = 'Form'
const LEAST_HEADINGS = 5
const LEAST_LINKS = 5
const TITLE_CASE = 0.6
const SENTENCE_CASE = 0.25
const RARE = 0.05

export function listFormRules(site: SiteMeasures): GuideRule[] {
  return [
    ...headingRule(site),
    ...rateRule('lists', 'Lists', site.lists),
    ...rateRule('tables', 'Tables', site.tables),
    ...linkRule(site),
    emojiRule(site),
  ]
}

function headingRule({ headings }: SiteMeasures): GuideRule[] {
  const { words, questions, titleCase } = headings
  if (words.count < LEAST_HEADINGS) return []
  const asks = questions < RARE ? 'hardly ever a question' : `${describeShare(questions)} are questions`
  const cased = titleCase === null ? null : nameCase(titleCase)
  return [
    {
      id: 'headings',
      group,
      lead: `Headings: ${[`about ${words.median} words`, cased, asks].filter((part) => part !== null).join(', ')}.`,
      basis: `${count(words.count, 'heading', 'headings')} below the titles; nine of ten have at most ${words.high} words.${titleCase === null ? '' : ` ${describeShare(titleCase)} are written With Capitals Like These.`}`,
      example: null,
    },
  ]
}

function nameCase(titleCase: number): string | null {
  if (titleCase >= TITLE_CASE) return 'Title Case'
  return titleCase <= SENTENCE_CASE ? 'sentence case' : null
}

function rateRule(id: string, name: string, measured: { rate: number; pages: number } | null): GuideRule[] {
  if (measured === null) return []
  const { rate, pages } = measured
  return [
    {
      id,
      group,
      lead: rate < RARE ? `${name}: hardly any.` : `${name}: about ${describeRate(rate)} in 1,000 words.`,
      basis: `Counted in the main text of ${count(pages, 'page', 'pages')}.`,
      example: null,
    },
  ]
}

function linkRule({ anchors }: SiteMeasures): GuideRule[] {
  if (anchors === null || anchors.words.count < LEAST_LINKS) return []
  const { words, empty, usual } = anchors
  const named = usual.length === 0 ? '' : ` The most usual: ${usual.map((one) => `“${one}”`).join(', ')}.`
  return [
    {
      id: 'links',
      group,
      lead: `Link texts: about ${words.median} ${words.median === 1 ? 'word' : 'words'}${empty < RARE ? ' that name their target' : ''}.`,
      basis: `${count(words.count, 'link', 'links')} between own pages; ${describeShare(empty)} say only “here” or “read more”.${named}`,
      example: null,
    },
  ]
}

function emojiRule({ style: { emoji, words } }: SiteMeasures): GuideRule {
  const rate = (emoji * 1_000) / Math.max(1, words)
  return {
    id: 'emoji',
    group,
    lead: emoji === 0 ? 'Emoji: none.' : `Emoji: about ${describeRate(rate)} in 1,000 words.`,
    basis: `${emoji} in ${count(words, 'word', 'words')}.`,
    example: null,
  }
}
