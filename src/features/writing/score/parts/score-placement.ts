import type { ScorePart } from '../../contract.ts'
import { makePart, makeUnjudged, type Reason } from '../make-part.ts'
import type { PreparedProfile } from '../profile/prepare-profile.ts'
import { listContentWords } from '../profile/list-shared-topics.ts'
import type { Article } from '../read-article.ts'

/** Words at the beginning of a text that say what it is about. */
const LEAD = 100

interface Spot {
  name: string
  share: number
  words: readonly string[]
  fix: string
}

/** Whether the main keyword stands where readers and search engines look first. */
export function scorePlacement(article: Article, { profile, keyword }: PreparedProfile): ScorePart {
  if (keyword.length === 0)
    return makeUnjudged('keyword placement', {
      reason: 'The cluster has no main keyword.',
      fix: 'Choose a main keyword for the cluster.',
    })
  const missing = listSpots(article).filter(({ name, words }) =>
    name === 'slug' ? !hasSlug(article, profile.mainKeyword) : !hasAll(words, keyword),
  )
  const reasons = missing.map(({ name, fix }): Reason => ({
    reason: `“${profile.mainKeyword}” is not in the ${name}.`,
    fix,
    place: null,
    ...(name === 'headings' && { mend: 'add keyword' }),
  }))
  return makePart('keyword placement', 1 - missing.reduce((sum, { share }) => sum + share, 0), reasons)
}

function listSpots({ title, description, language, blocks, folded }: Article): Spot[] {
  const headings = blocks.filter(({ kind, level }) => kind === 'heading' && level > 1)
  const lead = folded.slice(0, LEAD)
  const inHeading = headings.flatMap(({ sentences }) => sentences.flatMap((sentence) => sentence.folded))
  const words = (text: string) => listContentWords(text, language)
  return [
    { name: 'title', share: 0.3, words: words(title), fix: 'Put it into the title, near its beginning.' },
    { name: 'first 100 words', share: 0.25, words: lead, fix: 'Use it in the first paragraph.' },
    {
      name: 'headings',
      share: 0.2,
      words: inHeading,
      fix: 'Use it in at least one heading below the title.',
    },
    {
      name: 'description',
      share: 0.15,
      words: words(description),
      fix: 'Use it in the description for search results.',
    },
    { name: 'slug', share: 0.1, words: [], fix: 'Use its words in the slug.' },
  ]
}

/** Slugs of other scripts are written in Latin letters or in English. */
function hasSlug({ slug, language }: Article, keyword: string): boolean {
  if (isLatin(slug) && !isLatin(keyword)) return slug !== ''
  const words = (text: string) => listContentWords(text, language).map(stripMarks)
  return hasAll(words(slug.replaceAll(/[-_/.]+/g, ' ')), words(keyword))
}

/** Slugs write a or ae for ä. */
function stripMarks(word: string): string {
  const plain = word.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ø', 'o').replaceAll('æ', 'ae')
  return plain.replaceAll(/([aou])e/g, '$1')
}

function hasAll(words: readonly string[], wanted: readonly string[]): boolean {
  const has = new Set(words)
  return wanted.every((word) => has.has(word))
}

function isLatin(text: string): boolean {
  return /^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]*$/u.test(text)
}
