import { articlePath, type PlanPlace } from '#features/contentplans/rules.ts'
import { KEYWORD_COLUMN, VOLUME_COLUMN } from '#features/keywords/web/index.ts'
import { LinkCell } from '#ui/cells/LinkCell.tsx'
import { formatScore } from '#ui/numbers.ts'
import { numberColumn, type DataColumn } from '#ui/table/columns.ts'
import { EXPLANATIONS, type DriftedKeyword } from '#features/articles/web/index.ts'

export const ALL_COLUMNS = [
  'keyword',
  'estimated_search_volume',
  'title',
  'overlap',
  'best_title',
  'best_overlap',
]
/** Columns on a narrow screen. */
export const ON_PHONES = ['keyword', 'best_title', 'title']

/** Columns with the cluster of each keyword and the one it would go to. Not sortable: the most searched are first. */
export function listDriftColumns(
  place: PlanPlace,
  keys: readonly string[],
): readonly DataColumn<DriftedKeyword>[] {
  const columns: readonly DataColumn<DriftedKeyword>[] = [
    KEYWORD_COLUMN,
    VOLUME_COLUMN,
    {
      key: 'title',
      header: 'Its cluster',
      width: '24%',
      value: ({ title }) => title,
      cell: ({ article_id: id, title }) => <LinkCell text={title} href={articlePath(place, id)} isNewTab />,
    },
    numberColumn({
      key: 'overlap',
      header: 'SERP overlap now',
      format: describeOverlap,
      explain: EXPLANATIONS.overlapNow,
    }),
    {
      key: 'best_title',
      header: 'Would go to',
      width: '24%',
      value: ({ best_title: title }) => title,
      cell: ({ best_article_id: id, best_title: title }) =>
        id === null || title === null ? (
          'A cluster of its own'
        ) : (
          <LinkCell text={title} href={articlePath(place, id)} isNewTab />
        ),
    },
    {
      key: 'best_overlap',
      header: 'SERP overlap there',
      isNumber: true,
      explain: EXPLANATIONS.overlapThere,
      value: (row) => row.best_overlap,
      cell: ({ best_article_id: id, best_overlap: overlap }) =>
        id === null || overlap === null ? '–' : describeOverlap(overlap),
    },
  ]
  return keys.flatMap((key) => columns.filter((column) => column.key === key))
}

/** "2.5 / 10" */
function describeOverlap(overlap: number): string {
  return `${formatScore(overlap)} / 10`
}
