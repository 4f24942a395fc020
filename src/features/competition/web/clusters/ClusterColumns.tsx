import { LockMark } from '#features/articles/web/index.ts'
import { articlePath, type PlanPlace } from '#features/contentplans/rules.ts'
import { writeApartAddress } from '#features/overlap/web/index.ts'
import { LinkCell } from '#ui/cells/LinkCell.tsx'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { formatScore } from '#ui/numbers.ts'
import { numberColumn, type DataColumn } from '#ui/table/columns.ts'
import type { CompetingCluster } from '../api.ts'
import classes from '../competition.module.css'
import { KeywordsButton } from './KeywordsButton.tsx'
import { OtherKeywords } from './OtherKeywords.tsx'

interface ColumnsInput {
  place: PlanPlace
  /** The cluster that the others compete with, and the path of its page. */
  articleId: number
  path: string
}

const OVERLAP = {
  text: 'How many of ten search results a keyword of one shares with a keyword of the other on average. A dash means that no page links them, or that their results are not known.',
}
const IMPRESSIONS = {
  text: 'How often the page of this cluster was shown for the keywords of the other one, in the last 30 imported days. A dash means that it was not seen.',
}

export function listClusterColumns({
  place,
  articleId,
  path,
}: ColumnsInput): readonly DataColumn<CompetingCluster>[] {
  return [
    {
      key: 'title',
      header: 'Cluster',
      isFixed: true,
      value: ({ title }) => title,
      cell: ({ id, title, is_locked: isLocked }) => (
        <span className={classes.named}>
          <LinkCell text={title} href={articlePath(place, id)} isNewTab />
          {isLocked && <LockMark />}
        </span>
      ),
    },
    {
      key: 'keyword_count',
      header: 'Keywords',
      isNumber: true,
      width: 120,
      value: ({ keyword_count: count }) => count,
      cell: (row) => (
        <KeywordsButton whose={`of ${row.title}`} name={row.title} count={row.keyword_count}>
          {() => <OtherKeywords contentplanId={place.contentplanId} articleId={articleId} other={row} />}
        </KeywordsButton>
      ),
    },
    {
      key: 'score',
      header: 'SERP overlap',
      isNumber: true,
      width: 144,
      explain: OVERLAP,
      value: ({ score }) => score,
      cell: ({ id, title, score }) =>
        score === null ? (
          '–'
        ) : (
          <AppLink
            className={classes.overlap}
            href={writeApartAddress(path, id)}
            title={`Why this cluster and “${title}” are not one`}
          >
            {formatScore(score)} of 10
          </AppLink>
        ),
    },
    numberColumn({ key: 'impressions', header: 'Impressions', width: 144, explain: IMPRESSIONS }),
    numberColumn({ key: 'clicks', header: 'Clicks', width: 96 }),
    numberColumn({ key: 'estimated_search_volume', header: 'Search volume', width: 136 }),
  ]
}
