import { cleanKeyword, foldKeyword } from '#features/contentplans/rules.ts'
import { findReviewReason } from '#features/keywords/incoming/index.ts'
import { findKeywordFault } from '#features/keywords/rules.ts'
import type { Keyword } from '#features/keywords/web/index.ts'

/** A keyword to add to a cluster. */
export interface ChosenKeyword {
  /** Null for a new keyword, which is not saved yet. */
  id: number | null
  keyword: string
}

/** A keyword that a search found, or one that is not in the plan yet. */
export interface KeywordEntry extends ChosenKeyword {
  estimated_search_volume: number | null
  volume_is_rough: boolean
  articleId: number | null
  /** Title of its cluster, or in words where else the keyword is. */
  place: string
  /** Why people hardly search for a new keyword, such as `a web address`; null for all others. */
  review: string | null
  /** V-32: a keyword that is in the cluster already cannot be added. */
  isAddable: boolean
}

interface Found {
  /** The text as the user typed it. */
  text: string
  found: readonly Keyword[]
  /** The keyword of the plan that equals the text, but for case and spacing. */
  exact: Keyword | null
  /** The cluster to which keywords are added. */
  articleId: number
}

/**
 * V-31: the keywords found in the plan. First is the one that equals the text; where none does, a new entry for the
 * text is the last.
 */
export function listEntries({ text, found, exact, articleId }: Found): KeywordEntry[] {
  const others = found.filter(({ id }) => id !== exact?.id).map((one) => describe(one, articleId))
  if (exact !== null) return [describe(exact, articleId), ...others]
  const keyword = cleanKeyword(text)
  if (findKeywordFault(keyword) !== null) return others
  const review = findReviewReason(keyword)
  const fresh = {
    id: null,
    keyword,
    estimated_search_volume: null,
    volume_is_rough: false,
    articleId: null,
    place: review === null ? 'New keyword' : `New keyword: ${review}`,
    review,
    isAddable: true,
  }
  return [...others, fresh]
}

/** Tells the keywords of a search apart; a new one stays itself however its text is written. */
export function keyOf({ id, keyword }: ChosenKeyword): string {
  return id === null ? `new ${foldKeyword(keyword)}` : String(id)
}

function describe(keyword: Keyword, articleId: number): KeywordEntry {
  const { id, estimated_search_volume, volume_is_rough } = keyword
  return {
    id,
    keyword: keyword.keyword,
    estimated_search_volume,
    volume_is_rough,
    articleId: keyword.article_id,
    place: describePlace(keyword, articleId),
    review: null,
    isAddable: keyword.article_id !== articleId,
  }
}

function describePlace({ status, article_id: place, title }: Keyword, articleId: number): string {
  if (status === 'excluded') return 'Excluded'
  if (status === 'not_in_plan') return 'Inactive'
  return place === articleId ? 'Keyword already added' : (title ?? '–')
}
