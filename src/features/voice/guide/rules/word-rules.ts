import { GROUPINGS, isContracted, spellingOf } from '#features/writing/style/index.ts'
import type { SiteMeasures } from '../../measuring/index.ts'
import type { ChooseExample } from '../choose-example.ts'
import { count, describeRate, describeShare } from '../describe-numbers.ts'
import type { GuideRule } from '../../contract.ts'

const group = 'Words'
/** Places in which something could be written in two ways, from which on its usual way is a rule. */
const LEAST = 3
const CLEAR = 0.8
const SELDOM = 0.1
const MOST_SHOWN = 8

export function listWordRules(site: SiteMeasures, example: ChooseExample): GuideRule[] {
  return [
    ...nameRule(site, example),
    ...preferredRule(site, example),
    ...contractionRule(site, example),
    ...spellingRule(site, example),
    ...commaRule(site),
    ...numberRules(site),
  ]
}

function nameRule({ names }: SiteMeasures, example: ChooseExample): GuideRule[] {
  const [usual, ...others] = names
  if (usual === undefined || usual.count < LEAST) return []
  const rest = others.map(({ written, count: times }) => `“${written}” ${count(times, 'time', 'times')}`)
  return [
    {
      id: 'names',
      group,
      lead: `Names: ${usual.written}.`,
      basis: `“${usual.written}” ${count(usual.count, 'time', 'times')}${rest.length === 0 ? ', and never in another way' : `, but ${rest.join(', ')}`}.`,
      example: example(({ text }) => text.includes(usual.written)),
    },
  ]
}

function preferredRule({ preferred }: SiteMeasures, example: ChooseExample): GuideRule[] {
  if (preferred === null || preferred.terms.length === 0) return []
  const shown = preferred.terms.slice(0, MOST_SHOWN)
  const [first] = shown
  if (first === undefined) return []
  const there = first.rivals === 0 ? 'never' : `${describeRate(first.rivals)} times`
  return [
    {
      id: 'preferred',
      group,
      lead: `Words of this site: ${shown.map(({ term }) => `“${term}”`).join(', ')}.`,
      basis: `At least five times as often as on ${count(preferred.rivals, 'page that ranks', 'pages that rank')}. “${first.term}”: ${describeRate(first.own)} times in 1,000 words here, ${there} there.`,
      example: example(({ text }) => text.toLowerCase().includes(first.term)),
    },
  ]
}

function contractionRule({ style: { contractions } }: SiteMeasures, example: ChooseExample): GuideRule[] {
  if (contractions === null) return []
  const { short, long } = contractions
  const total = short + long
  if (total < LEAST) return []
  const share = short / total
  const rule = {
    id: 'contractions',
    group,
    basis: `${describeShare(share)} of ${count(total, 'place', 'places')} where one is possible, as “don’t” or “it’s”.`,
  } as const
  if (share <= SELDOM) return [{ ...rule, lead: 'Contractions: none.', example: null }]
  const shown = example(({ words }) => words.some(isContracted))
  if (share >= 0.6) return [{ ...rule, lead: 'Contractions: yes.', example: shown }]
  return [{ ...rule, lead: `Contractions: as it sounds best (${describeShare(share)}).`, example: shown }]
}

function spellingRule({ style: { spelling } }: SiteMeasures, example: ChooseExample): GuideRule[] {
  if (spelling === null) return []
  const total = spelling.British + spelling.American
  const usual = spelling.British > spelling.American ? 'British' : 'American'
  if (total < LEAST) return []
  const rule = {
    id: 'spelling',
    group,
    basis: `${count(spelling.British, 'British spelling', 'British spellings')}, ${count(spelling.American, 'American one', 'American ones')}.`,
  } as const
  if (spelling[usual] / total < CLEAR)
    return [{ ...rule, lead: 'Choose one spelling: the pages mix British and American.', example: null }]
  return [
    {
      ...rule,
      lead: `Spelling: ${usual}.`,
      example: example(({ words }) => words.some((word) => spellingOf(word) === usual)),
    },
  ]
}

function commaRule({ style: { serialComma } }: SiteMeasures): GuideRule[] {
  if (serialComma === null) return []
  const total = serialComma.with + serialComma.without
  if (total < LEAST) return []
  const isUsual = serialComma.with / total >= CLEAR
  if (!isUsual && serialComma.without / total < CLEAR) return []
  return [
    {
      id: 'serial comma',
      group,
      lead: isUsual ? 'Serial comma: yes (a, b, and c).' : 'Serial comma: no (a, b and c).',
      basis: `${serialComma.with} of ${count(total, 'list', 'lists')} of three have it.`,
      example: null,
    },
  ]
}

function numberRules({ style: { groupings, units } }: SiteMeasures): GuideRule[] {
  const rules: GuideRule[] = []
  const total = GROUPINGS.reduce((sum, grouping) => sum + groupings[grouping], 0)
  const usual = GROUPINGS.find((grouping) => groupings[grouping] / Math.max(1, total) >= CLEAR)
  if (total >= LEAST && usual !== undefined)
    rules.push({
      id: 'numbers',
      group,
      lead: `Large numbers: ${usual}.`,
      basis: `${groupings[usual]} of ${count(total, 'number', 'numbers')} from a thousand on.`,
      example: null,
    })
  const measures = units.metric + units.imperial
  if (measures >= LEAST) {
    const isMetric = units.metric / measures >= CLEAR
    const isImperial = units.imperial / measures >= CLEAR
    rules.push({
      id: 'units',
      group,
      lead: isMetric ? 'Units: metric.' : isImperial ? 'Units: imperial.' : 'Units: metric and imperial.',
      basis: `${count(units.metric, 'metric measure', 'metric measures')}, ${count(units.imperial, 'imperial one', 'imperial ones')}.`,
      example: null,
    })
  }
  return rules
}
