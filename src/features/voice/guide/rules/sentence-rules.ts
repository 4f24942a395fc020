import { isPassive, isQuestion } from '#features/writing/style/index.ts'
import type { SiteMeasures } from '../../measuring/index.ts'
import type { ChooseExample } from '../choose-example.ts'
import { count, describeOneIn, describeShare } from '../describe-numbers.ts'
import type { GuideRule } from '../../contract.ts'

const group = 'Sentences'
/** Paragraphs from which on their usual length says something. */
const LEAST_PARAGRAPHS = 5
/** Below this share of the sentences something is hardly there. */
const RARE = 0.02
/** Exclamation marks below this share were slips. */
const SLIP = 0.005
/** How much longer than nine of ten sentences a sentence may be. */
const ROOM = 1.25

export function listSentenceRules(site: SiteMeasures, example: ChooseExample): GuideRule[] {
  const { style, pages } = site
  const { sentences, paragraphs, passive, readability } = style
  const on = `on ${count(pages.length, 'page', 'pages')}`
  const all = count(sentences.count, 'sentence', 'sentences')
  const most = Math.max(Math.ceil(sentences.high * ROOM), sentences.median + 4)
  const rules: GuideRule[] = [
    {
      id: 'sentences',
      group,
      lead: `Sentences: about ${sentences.median} words, at most ${most}.`,
      basis: `Median of ${all} ${on}; nine of ten have at most ${sentences.high} words.`,
      example: example(({ words }) => Math.abs(words.length - sentences.median) <= 2),
    },
  ]
  if (paragraphs.count >= LEAST_PARAGRAPHS)
    rules.push({
      id: 'paragraphs',
      group,
      lead: `Paragraphs: about ${paragraphs.median} words.`,
      basis: `Median of ${count(paragraphs.count, 'paragraph', 'paragraphs')} ${on}; nine of ten have at most ${paragraphs.high} words.`,
      example: null,
    })
  rules.push(askRule(site, example), shoutRule(site))
  if (passive !== null)
    rules.push({
      id: 'passive',
      group,
      lead:
        passive < RARE
          ? 'Passive: hardly ever.'
          : `Passive: about ${describeShare(passive)} of the sentences.`,
      basis: `About ${describeShare(passive)} of ${all}, told by the forms of their verbs.`,
      example: site.language === 'en' && passive >= RARE ? example(({ words }) => isPassive(words)) : null,
    })
  rules.push({
    id: 'readability',
    group,
    lead: `Readability: ${describeGrade(readability)}.`,
    basis: `${explainScale(readability.formula)} Measured over ${all} ${on}.`,
    example: null,
  })
  return rules
}

function askRule({ style }: SiteMeasures, example: ChooseExample): GuideRule {
  const { questions, sentences } = style
  const isRare = questions < RARE
  return {
    id: 'questions',
    group,
    lead: isRare ? 'Questions: hardly any.' : `Questions: ${describeOneIn(questions)}.`,
    basis: `${describeShare(questions)} of ${count(sentences.count, 'sentence', 'sentences')} ask something.`,
    example: isRare ? null : example(({ text }) => isQuestion(text)),
  }
}

function shoutRule({ style }: SiteMeasures): GuideRule {
  const { exclamations, sentences } = style
  return {
    id: 'exclamations',
    group,
    lead:
      exclamations <= SLIP
        ? 'Exclamation marks: none.'
        : `Exclamation marks: ${describeOneIn(exclamations)}.`,
    basis: `${describeShare(exclamations)} of ${count(sentences.count, 'sentence', 'sentences')} end with one.`,
    example: null,
  }
}

function describeGrade({ formula, value }: SiteMeasures['style']['readability']): string {
  return formula.includes(' a sentence') ? `about ${value} ${formula}` : `${formula} about ${value}`
}

function explainScale(formula: string): string {
  if (formula === 'LIX') return 'LIX: words a sentence plus the share of long words; low is easy.'
  if (formula.includes(' a sentence')) return `In ${formula}: there is no formula for this language.`
  return `${formula}: 60 reads easily, 30 is hard work.`
}
