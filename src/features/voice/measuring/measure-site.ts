import { measureStyle, type StyleMeasures } from '#features/writing/style/index.ts'
import { splitSentences, splitWords } from '#features/writing/text/index.ts'
import { findNames } from './find-names.ts'
import { findPreferred, type Preferred } from './find-preferred.ts'
import { measureAnchors, type AnchorMeasures } from './measure-anchors.ts'
import { measureHeadings, type HeadingMeasures } from './measure-headings.ts'
import { nameOfDomain } from './name-of-domain.ts'
import type { OwnPage } from './own-page.ts'
import { splitPages } from './split-pages.ts'

/** How a website is written. */
export interface SiteMeasures {
  language: string
  domain: string | null
  /** The pages that were measured: those with whole sentences. */
  pages: { url: string; title: string }[]
  style: StyleMeasures
  headings: HeadingMeasures
  /** In 1,000 words; null when they were counted on none of the pages. */
  lists: { rate: number; pages: number } | null
  tables: { rate: number; pages: number } | null
  names: { written: string; count: number }[]
  /** Null without a page that ranks to compare with. */
  preferred: { terms: Preferred[]; rivals: number } | null
  /** Null without a link. */
  anchors: AnchorMeasures | null
  /** Sentences with the page that they stand on, for examples. */
  sentences: { text: string; url: string; title: string }[]
}

interface Site {
  pages: readonly OwnPage[]
  /** Texts of pages that rank for keywords of the plan. */
  rivals: readonly string[]
  /** Texts of links in the content of own pages. */
  anchors: readonly string[]
  language: string
  domain: string | null
}

export function measureSite({ pages, rivals, anchors, language, domain }: Site): SiteMeasures {
  const parts = splitPages(pages, language).filter(({ paragraphs }) => paragraphs.length > 0)
  const measured = new Set(parts.map(({ url }) => url))
  const own = pages.filter(({ url }) => measured.has(url))
  return {
    language,
    domain,
    pages: parts.map(({ url, title }) => ({ url, title })),
    style: measureStyle(
      parts.flatMap(({ paragraphs }) => paragraphs),
      language,
    ),
    headings: measureHeadings(
      parts.flatMap((one) => one.headings),
      language,
    ),
    lists: rateOf(own, language, ({ lists }) => lists),
    tables: rateOf(own, language, ({ tables }) => tables),
    names: findNames(parts, domain),
    preferred:
      rivals.length === 0
        ? null
        : {
            terms: findPreferred(parts, { rivals, language, name: nameOfDomain(domain) }),
            rivals: rivals.length,
          },
    anchors: anchors.length === 0 ? null : measureAnchors(anchors, language),
    sentences: parts.flatMap(({ paragraphs, url, title }) =>
      paragraphs.flatMap((line) => splitSentences(line, language).map(({ text }) => ({ text, url, title }))),
    ),
  }
}

function rateOf(
  pages: readonly OwnPage[],
  language: string,
  countOf: (page: OwnPage) => number | null,
): { rate: number; pages: number } | null {
  const counted = pages.flatMap((page) => {
    const count = countOf(page)
    return count === null ? [] : [{ count, words: splitWords(page.text, language).length }]
  })
  const words = counted.reduce((sum, one) => sum + one.words, 0)
  if (words === 0) return null
  return { rate: (counted.reduce((sum, one) => sum + one.count, 0) * 1_000) / words, pages: counted.length }
}
