import type { Brief, EvidenceCard } from '../../contract.ts'
import { findDepartures, type GuideRules } from '../../style/index.ts'
import { isUnspaced, splitWords } from '../../text/index.ts'
import { findDanglingCitations } from '../citing/list-citations.ts'
import { makeJudge } from '../claims/judge-statement.ts'
import { findForeignLinks } from '../links/clean-links.ts'
import { findNearDuplicates } from '../measures/find-near-duplicates.ts'
import { measureSupport } from '../measures/measure-support.ts'
import { allowedOf } from './allowed-of.ts'
import { findLeaks } from './find-leaks.ts'
import { foldWords, hasTerm } from './has-term.ts'
import { isOtherLanguage } from './is-other-language.ts'
import type { Problem, ProblemName } from './problem.ts'
import { readSections, type Section } from './read-sections.ts'

interface Linted {
  markdown: string
  brief: Brief
  cards: readonly EvidenceCard[]
  ownDomain: string | null
  /** ISO 639-1. */
  language: string
  /** What the style guide of the plan says, as far as code can check it. */
  styleGuide?: Partial<GuideRules>
}

/** Everything that code can say is wrong in an article, section by section. */
export function lintArticle(article: Linted): Problem[] {
  const sections = readSections(article.markdown, article.language)
  return [
    ...findPlaced(article, sections),
    ...sections.flatMap((section) => lintSection(section, article)),
    ...findDuplicates(sections, article.language),
    ...findMissing(article, sections),
  ].sort(
    (left, right) => left.section - right.section || (left.place?.start ?? 0) - (right.place?.start ?? 0),
  )
}

/** Longer sentences make readers lose the thread, in words. */
const MOST_WORDS = 40
/** Where words are split into their parts, sentences have about twice as many. */
const MOST_PARTS = 80
/** Of the words that the brief plans for a section. */
const LEAST_LENGTH = 0.4
/** Below this a sentence and what it cites speak of different things. */
const LEAST_SUPPORT = 0.2

function findPlaced({ markdown, cards, ownDomain }: Linted, sections: readonly Section[]): Problem[] {
  const at = (
    name: ProblemName,
    detail: string,
    { start, end }: { start: number; end: number },
  ): Problem => ({
    name,
    detail,
    section: sections.findLast((section) => section.start <= start)?.at ?? -1,
    place: { start, end },
  })
  return [
    ...findDanglingCitations(markdown, cards).map((one) => at('dangling citation', one.text, one)),
    ...findForeignLinks(markdown, { cards, ownDomain }).map((one) =>
      at('foreign link', one.url || one.text, one),
    ),
    ...findLeaks(markdown).map((one) => at('leaked instructions', one.text, one)),
  ]
}

function lintSection(section: Section, article: Linted): Problem[] {
  const { brief, language, styleGuide } = article
  const { at, heading, words, start, end } = section
  const plan = brief.outline.find((planned) => isSameHeading(planned.heading, heading, language))
  const of = (name: ProblemName, detail: string, place: Problem['place'] = { start, end }): Problem => ({
    name,
    detail,
    section: at,
    place,
  })
  const isShort = plan !== undefined && words.length < LEAST_LENGTH * plan.words
  const folded = foldWords(section.passages.map(({ visible }) => visible.text).join('\n'), language)
  const avoided = (styleGuide?.avoid ?? []).filter((term) => hasTerm(folded, term, language))
  return [
    ...(heading !== null && words.length === 0 ? [of('empty section', heading)] : []),
    ...(isShort && words.length > 0 ? [of('short section', `${words.length} of ${plan.words} words`)] : []),
    ...(isOtherLanguage(words, language) ? [of('wrong language', heading ?? '')] : []),
    ...avoided.filter((term) => term.trim() !== '').map((term) => of('word to avoid', term)),
    ...(plan?.terms ?? [])
      .filter((term) => !hasTerm(folded, term, language))
      .map((term) => of('missing term', term, null)),
    ...lintStyle(section, article).map((detail) => of('style guide', detail)),
    ...lintSentences(section, article),
  ]
}

const NO_RULES: GuideRules = {
  sentences: null,
  address: null,
  contractions: null,
  spelling: null,
  exclamations: null,
  emoji: null,
  avoid: [],
  names: [],
}

/** Words to avoid are found apart: those of the subject have endings. */
function lintStyle({ passages }: Section, { language, styleGuide }: Linted): string[] {
  if (styleGuide === undefined) return []
  const text = passages.map(({ visible }) => visible.text).join('\n')
  const rules = { ...NO_RULES, ...styleGuide, avoid: [] }
  return findDepartures(text, { rules, language }).map(({ problem, passage }) =>
    passage === null ? problem : `${problem} ${passage}`,
  )
}

function lintSentences({ at, passages }: Section, { brief, cards, language }: Linted): Problem[] {
  const { judge } = makeJudge({ cards, language, allowed: allowedOf(brief) })
  const ids = passages.flatMap(({ statements }) => statements.flatMap(({ cardIds }) => cardIds))
  const most = isUnspaced(language) ? MOST_PARTS : MOST_WORDS
  return passages.flatMap((passage) => {
    const reasons = judge(passage, ids)
    return passage.statements.flatMap(({ text, textStart, textEnd, cardIds }, index) => {
      const reason = reasons[index] ?? null
      const cited = cards.filter(({ id }) => cardIds.includes(id))
      const isAstray =
        reason === null && cited.length > 0 && measureSupport(text, cited, language) < LEAST_SUPPORT
      const isUncited = reason === 'number' && cardIds.length === 0
      const names: ProblemName[] = [
        ...(isUncited ? (['uncited number'] as const) : []),
        ...((reason !== null && !isUncited) || isAstray ? (['unsupported sentence'] as const) : []),
        ...(splitWords(text, language).length > most ? (['long sentence'] as const) : []),
      ]
      return names.map((name) => ({
        name,
        detail: text,
        section: at,
        place: { start: textStart, end: textEnd },
      }))
    })
  })
}

function findDuplicates(sections: readonly Section[], language: string): Problem[] {
  const all = sections.flatMap(({ at, statements }) => statements.map((statement) => ({ at, statement })))
  const pairs = findNearDuplicates(
    all.map(({ statement }) => statement.text),
    language,
  )
  const repeated = new Set(pairs.map(({ second }) => second))
  return all.flatMap(({ at, statement: { text, textStart, textEnd } }, index) =>
    repeated.has(index)
      ? [
          {
            name: 'duplicate sentence' as const,
            detail: text,
            section: at,
            place: { start: textStart, end: textEnd },
          },
        ]
      : [],
  )
}

function findMissing({ markdown, brief, language }: Linted, sections: readonly Section[]): Problem[] {
  const folded = foldWords(markdown, language)
  const headings = sections.flatMap(({ passages }) =>
    passages.flatMap(({ kind, visible }) => (kind === 'heading' ? [visible.text] : [])),
  )
  return [
    ...brief.outline
      .filter((planned) => !headings.some((heading) => isSameHeading(planned.heading, heading, language)))
      .map((planned) => missing('missing heading', planned.heading)),
    ...brief.terms
      .filter((term) => !hasTerm(folded, term, language))
      .map((term) => missing('missing term', term)),
  ]
}

function missing(name: ProblemName, detail: string): Problem {
  return { name, detail, section: -1, place: null }
}

function isSameHeading(planned: string, heading: string | null, language: string): boolean {
  return heading !== null && foldWords(planned, language) === foldWords(heading, language)
}
