import { MOST_VERBATIM, type Gate } from '../contract.ts'
import { judgeUrls, type AllowedLinks } from '../evidence/index.ts'
import type { Verbatim } from './find-verbatim.ts'
import type { CitationJudge } from './judge-citations.ts'
import { listMarkers } from './list-markers.ts'
import type { Article, ReadBlock } from './read-article.ts'

interface Known extends AllowedLinks {
  verbatim: Verbatim
  citing: CitationJudge
  imageUrls: ReadonlySet<string>
}

/** What keeps the text from being reviewed and published. */
export function findGates(article: Article, { verbatim, citing, imageUrls, ...allowed }: Known): Gate[] {
  return [
    ...findDangling(article, citing),
    ...findUnknownUrls(article, allowed)
      .filter(({ url }) => !imageUrls.has(url))
      .map(nameUnknown),
    ...findCopied(verbatim),
    ...findEmptySections(article),
  ].toSorted((one, other) => (one.place?.start ?? 0) - (other.place?.start ?? 0))
}

function findDangling(article: Article, { findFault }: CitationJudge): Gate[] {
  const { markdown, links } = article
  const faults = links.flatMap((link): Gate[] => {
    const fault = findFault(link)
    if (fault === null) return []
    const { text, title, start, end } = link
    const card = title ?? 'without an id'
    const details = {
      'unknown card': `${text} stands for no evidence (${card}).`,
      'struck card': `${text} rests on a card that was struck out (${card}).`,
      'other URL': `${text} leads elsewhere than ${card}.`,
    }
    return [{ name: 'dangling citation', detail: details[fault], place: { start, end } }]
  })
  return [
    ...faults,
    ...listMarkers(article).map(({ place }): Gate => {
      const detail = `${markdown.slice(place.start, place.end)} is no link to a source.`
      return { name: 'dangling citation', detail, place }
    }),
  ]
}

function findUnknownUrls({ links }: Article, allowed: AllowedLinks): Article['links'] {
  const { isAllowed } = judgeUrls(allowed)
  return links.filter(({ url }) => !isAllowed(url))
}

function nameUnknown({ url, start, end }: Article['links'][number]): Gate {
  return {
    name: 'unknown URL',
    detail: `${url} is neither of the evidence nor of the own site.`,
    place: { start, end },
  }
}

function findCopied({ share, places }: Verbatim): Gate[] {
  if (share <= MOST_VERBATIM) return []
  const detail = `${Math.round(share * 100)} % of the words stand on a ranking page in the same order.`
  return [{ name: 'verbatim', detail, place: places[0] ?? null }]
}

function findEmptySections({ blocks, words }: Article): Gate[] {
  if (words.length === 0) return [{ name: 'empty section', detail: 'The text is empty.', place: null }]
  return blocks.flatMap((block, index): Gate[] => {
    if (block.kind !== 'heading' || block.level === 1 || hasContent(block, blocks.slice(index + 1))) return []
    const { text, start, end } = block
    return [{ name: 'empty section', detail: `There is no text below “${text}”.`, place: { start, end } }]
  })
}

/** Whether something stands below a heading before the next of its level or above. */
function hasContent({ level }: ReadBlock, below: ReadBlock[]): boolean {
  for (const block of below) {
    if (block.kind === 'heading' && block.level <= level) return false
    if (block.kind !== 'heading' && (block.text !== '' || block.links.length > 0)) return true
  }
  return false
}
