import {
  findDepartures,
  measureStyle,
  type GuideRules,
  type StyleMeasures,
} from '#features/writing/style/index.ts'

export interface StyleRow {
  name: string
  /** What the guide says; null where it says nothing that code can read. */
  guide: string | null
  before: string
  after: string | null
}

interface Compared {
  before: string
  after: string | null
  rules: GuideRules
  language: string
}

/** The measures of a text before and after, beside what the guide wants. What the language does not let measure is left out. */
export function compareStyle({ before, after, rules, language }: Compared): StyleRow[] {
  const one = measureStyle(before.split('\n'), language)
  const other = after === null ? null : measureStyle(after.split('\n'), language)
  const row = (
    name: string,
    guide: string | null,
    show: (measures: StyleMeasures) => string | null,
  ): StyleRow[] => {
    const shown = show(one)
    return shown === null ? [] : [{ name, guide, before: shown, after: other && show(other) }]
  }
  const far = (text: string | null) =>
    text === null ? null : String(findDepartures(text, { rules, language }).length)
  const { sentences } = rules
  return [
    ...row('Sentence length', sentences && describeLengths(sentences), ({ sentences: { median, count } }) =>
      count === 0 ? '–' : `${median} words`,
    ),
    ...row('Sentences', null, ({ sentences: { count } }) => String(count)),
    ...row('Address', rules.address && `“${rules.address}”`, ({ address }) => describeForms(address)),
    ...row('Person', null, ({ writers }) =>
      describeForms(writers === null ? null : { we: writers.we, I: writers.i }),
    ),
    ...row('Contractions', describeYes(rules.contractions), ({ contractions }) =>
      contractions === null ? null : `${contractions.short} of ${contractions.short + contractions.long}`,
    ),
    ...row('Spelling', rules.spelling, ({ spelling }) => describeForms(spelling)),
    ...row('Exclamation marks', describeYes(rules.exclamations), ({ exclamations, sentences: { count } }) =>
      String(Math.round(exclamations * count)),
    ),
    ...row('Readability', null, ({ readability: { formula, value } }) => `${formula} ${value}`),
    { name: 'Departures from the guide', guide: '0', before: far(before) ?? '0', after: far(after) },
  ]
}

function describeLengths({ usual, most }: NonNullable<GuideRules['sentences']>): string {
  return most === null ? `about ${usual} words` : `about ${usual}, at most ${most} words`
}

function describeYes(value: boolean | null): string | null {
  return value === null ? null : value ? 'yes' : 'none'
}

function describeForms(counts: Record<string, number> | null): string | null {
  if (counts === null) return null
  const found = Object.entries(counts).filter(([, times]) => times > 0)
  return found.length === 0 ? 'none' : found.map(([form, times]) => `“${form}” × ${times}`).join(', ')
}
