import { splitWords } from '#features/contentplans/rules.ts'
import type { Competitor } from '../queries/read-competitors.ts'
import type { SimilarPage } from '../queries/list-similar-pages.ts'

const MOST_HEADINGS = 12
const MOST_EXTRACTS = 4
const LONGEST_EXTRACT = 300
const SHORTEST_EXTRACT = 60

/** The top competitor as markdown: how it ranks, how long it is, its headings, and passages word for word with their source. */
export function describeRivals(rivals: readonly Competitor[], mainKeyword: string): string {
  const rival = rivals.find(({ page }) => page !== null) ?? rivals[0]
  if (rival === undefined)
    return 'No pages of other websites are known for the keywords of this article: their search results have not been fetched yet.'
  const { url, page } = rival
  const title = escape(page?.title || rival.title || hostOf(url))
  const head = `**[${title}](${url})** (${hostOf(url)})`
  if (page === null)
    return `${head} ${describeRank(rival)}. Its page has not been read yet: the research of this article reads it.`
  const headings = page.headings.filter(({ level }) => level === 2 || level === 3).slice(0, MOST_HEADINGS)
  const parts = [
    `${head} ${describeRank(rival)}${describeLeftOut(rivals, rival)}. It has ${page.words.toLocaleString('en')} words${page.date === null ? '' : ` and is of ${page.date}`}.`,
    headings.length === 0
      ? ''
      : `**What it covers**\n\n${headings.map(({ level, text }) => `${level === 3 ? '  ' : ''}- ${escape(text)}`).join('\n')}`,
    describeExtracts(page.text, url, mainKeyword),
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}

function describeRank({ keywords, rank }: Competitor): string {
  if (keywords === null || rank === null) return 'is a source of this article'
  const many = keywords === 1 ? '1 keyword' : `${keywords} keywords`
  return `ranks for ${many} of this article, at ${Math.round(rank * 10) / 10} on average`
}

/** Says that others rank better, but were not read. */
function describeLeftOut(rivals: readonly Competitor[], rival: Competitor): string {
  const before = rivals.indexOf(rival)
  if (before === 0) return ''
  return before === 1
    ? '; the page that ranks better has not been read yet'
    : `; the ${before} pages that rank better have not been read yet`
}

/** The passages with most words of the main keyword, in the order of the page. */
function describeExtracts(text: string, url: string, mainKeyword: string): string {
  const words = splitWords(mainKeyword)
  const lines = text
    .split('\n')
    .map((line, at) => ({ line: line.trim(), at }))
    .filter(({ line }) => line.length >= SHORTEST_EXTRACT)
  const best = lines
    .map(({ line, at }) => ({ line, at, count: countWords(line, words) }))
    .toSorted((one, other) => other.count - one.count || one.at - other.at)
    .slice(0, MOST_EXTRACTS)
    .toSorted((one, other) => one.at - other.at)
  if (best.length === 0) return ''
  const quotes = best.map(({ line }) => `> ${escape(cut(line))}`).join('\n>\n')
  return `**In its own words**\n\n${quotes}\n\nSource: [${hostOf(url)}](${url})`
}

function countWords(line: string, words: readonly string[]): number {
  const folded = line.toLowerCase()
  return words.filter((word) => folded.includes(word)).length
}

/** Similar pages of the site as markdown, each with a text for its link and the reason. */
export function describePages(pages: readonly (SimilarPage & { is_linked: boolean })[]): string {
  if (pages.length === 0)
    return 'No similar page of your site is known. Crawl the site and match its pages with clusters, so that similar ones can be found.'
  const items = pages.map(
    ({ url, title, anchor, why, is_linked }) =>
      `- [${escape(title || url)}](${url}): link it as “${escape(anchor)}”. ${escape(why)}.${is_linked ? ' The text links to it already.' : ''}`,
  )
  return `These pages of your site are similar to this article:\n\n${items.join('\n')}`
}

function cut(line: string): string {
  if (line.length <= LONGEST_EXTRACT) return line
  const part = line.slice(0, LONGEST_EXTRACT)
  return `${part.slice(0, Math.max(part.lastIndexOf(' '), LONGEST_EXTRACT / 2)).toWellFormed()} …`
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url
}

/** What others have written is text here, whatever markdown or HTML it has. */
function escape(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_[\]<>&~|#!$]/g, String.raw`\$&`)
}
