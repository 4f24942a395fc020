import { findAddress } from '#features/writing/style/index.ts'
import type { SiteMeasures } from '../../measuring/index.ts'
import type { ChooseExample } from '../choose-example.ts'
import { count, describeShare } from '../describe-numbers.ts'
import type { GuideRule } from '../../contract.ts'

const group = 'Readers and writers'
/** The form of address that at least this share of the words has is the rule. */
const CLEAR = 0.8
/** Words of a kind in a hundred sentences below which it is hardly there. */
const RARE = 0.03

export function listPeopleRules(site: SiteMeasures, example: ChooseExample): GuideRule[] {
  return [...addressRule(site, example), ...writerRule(site, example)]
}

function addressRule({ style, language }: SiteMeasures, example: ChooseExample): GuideRule[] {
  const { address, sentences } = style
  if (address === null) return []
  const forms = Object.entries(address).toSorted(([, one], [, other]) => other - one)
  const total = forms.reduce((sum, [, times]) => sum + times, 0)
  const [form, times] = forms[0] ?? ['', 0]
  const counted = forms.map(([name, many]) => `“${name}” and its forms ${count(many, 'time', 'times')}`)
  const basis = `${counted.join(', ')}, in ${count(sentences.count, 'sentence', 'sentences')}.`
  const rule = { id: 'address', group, basis } as const
  if (total / Math.max(1, sentences.count) < RARE)
    return [{ ...rule, lead: 'Address: readers are not spoken to.', example: null }]
  const shown = example(({ text }) => findAddress(text, { form, language }).length > 0)
  if (times / total >= CLEAR) return [{ ...rule, lead: `Address: “${form}”.`, example: shown }]
  const mixed = forms.filter(([, many]) => many > 0).map(([name]) => `“${name}”`)
  return [
    { ...rule, lead: `Choose one form of address: the pages mix ${mixed.join(' and ')}.`, example: null },
  ]
}

function writerRule({ style }: SiteMeasures, example: ChooseExample): GuideRule[] {
  const { writers, sentences } = style
  if (writers === null) return []
  const { we, i } = writers
  const rate = (we + i) / Math.max(1, sentences.count)
  const basis = `“we” and its forms ${count(we, 'time', 'times')}, “I” and its forms ${count(i, 'time', 'times')}, in ${count(sentences.count, 'sentence', 'sentences')}.`
  const rule = { id: 'person', group, basis } as const
  if (rate < RARE) return [{ ...rule, lead: 'Person: neither “we” nor “I”.', example: null }]
  if (we >= i * 3)
    return [
      {
        ...rule,
        lead: 'Person: “we”.',
        example: example(hasWord('we our wir unser nous notre nosotros nuestra vi vår noi nostra wij onze')),
      },
    ]
  if (i >= we * 3)
    return [
      {
        ...rule,
        lead: 'Person: “I”.',
        example: example(hasWord('i my ich mein je mon yo mi jag min io mio ik mijn')),
      },
    ]
  return [{ ...rule, lead: `Person: “we” (${describeShare(we / (we + i))}) and “I”.`, example: null }]
}

function hasWord(list: string): (sentence: { words: readonly string[] }) => boolean {
  const wanted = new Set(list.split(' '))
  return ({ words }) => words.some((word) => wanted.has(word))
}
