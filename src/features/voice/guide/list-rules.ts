import type { SiteMeasures } from '../measuring/index.ts'
import { openExamples } from './choose-example.ts'
import type { GuideRule } from '../contract.ts'
import { listFormRules } from './rules/form-rules.ts'
import { listPeopleRules } from './rules/people-rules.ts'
import { listSentenceRules } from './rules/sentence-rules.ts'
import { listWordRules } from './rules/word-rules.ts'

/** The rules that follow from how a website is written, each with what it rests on. */
export function listRules(site: SiteMeasures): GuideRule[] {
  const example = openExamples(site)
  return [
    ...listSentenceRules(site, example),
    ...listPeopleRules(site, example),
    ...listWordRules(site, example),
    ...listFormRules(site),
  ]
}

/** What could not be measured, and why, a sentence each. */
export function listUnmeasured({
  style,
  headings,
  preferred,
  anchors,
  lists,
  language,
}: SiteMeasures): string[] {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language
  const unmeasured = [
    style.address === null && `How readers are addressed: there is no list of such words for ${name} yet.`,
    style.passive === null && `The passive: it cannot be told by the forms of words in ${name}.`,
    style.contractions === null && `Contractions and spelling variants: they are measured in English only.`,
    headings.titleCase === null && `The case of headings: capitals do not tell it in ${name}.`,
    preferred === null &&
      'Words that this site prefers: no page that ranks was read yet. The first article that is written reads some.',
    anchors === null && 'Link texts: no link between own pages is known. A crawl of the site finds them.',
    lists === null &&
      'Lists and tables: the pages were read before these were counted. The next crawl counts them.',
  ]
  return unmeasured.filter((one) => one !== false)
}
