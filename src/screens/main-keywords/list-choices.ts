import { formatCount } from '#ui/numbers.ts'
import type { SelectOption } from '#ui/select/find-options.ts'

interface SeenKeyword {
  id: number
  keyword: string
  article_id: number | null
  title: string | null
  excluded: boolean
  google_impressions_last: number | null
}

interface Choices {
  /** The keywords that the page was seen for, most impressions first. */
  seen: readonly SeenKeyword[]
  /** The keywords of its cluster, most searched first. */
  ofCluster: readonly { id: number; keyword: string }[]
  articleId: number
  /** Whether the impressions of the page are known: a keyword that it was not seen for has none then. */
  isMeasured: boolean
}

/**
 * The keywords that can be the main one of a page, most impressions first: those of its cluster, and inactive ones that it
 * was seen for, which join the cluster. Keywords of other clusters and excluded ones follow, and cannot be chosen here:
 * that would take them from where they were put.
 */
export function listChoices({ seen, ofCluster, articleId, isMeasured }: Choices): SelectOption[] {
  const known = new Set(seen.map(({ id }) => id))
  const isOffered = ({ article_id: id, excluded }: SeenKeyword) =>
    !excluded && (id === null || id === articleId)
  return [
    ...seen.filter(isOffered).map((row) => ({
      ...toOption(row),
      note: describe(row, row.article_id === null ? 'Inactive, joins the cluster' : null),
    })),
    ...ofCluster
      .filter(({ id }) => !known.has(id))
      .map((row) => ({ ...toOption(row), note: `Impressions: ${isMeasured ? '0' : '–'}` })),
    ...seen
      .filter((row) => !isOffered(row))
      .map((row) => ({
        ...toOption(row),
        note: describe(row, row.excluded ? 'Excluded' : `In “${shorten(row.title ?? 'another cluster')}”`),
        isDisabled: true,
      })),
  ]
}

function toOption({ id, keyword }: { id: number; keyword: string }): SelectOption {
  return { value: String(id), label: keyword }
}

function describe({ google_impressions_last: impressions }: SeenKeyword, place: string | null): string {
  const shown = `Impressions: ${impressions === null ? '–' : formatCount(impressions)}`
  return place === null ? shown : `${place} · ${shown}`
}

const LONGEST_TITLE = 24

function shorten(title: string): string {
  const letters = [...title]
  return letters.length <= LONGEST_TITLE ? title : `${letters.slice(0, LONGEST_TITLE - 1).join('')}…`
}
