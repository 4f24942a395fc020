import { EXPLANATIONS } from '#features/articles/web/index.ts'
import { articlePath, type PlanPlace } from '#features/contentplans/rules.ts'
import { ChipCell } from '#ui/cells/ChipCell.tsx'
import { DeltaCell } from '#ui/cells/DeltaCell.tsx'
import { PageCell } from '#ui/cells/PageCell.tsx'
import { formatPercent, formatScore } from '#ui/numbers.ts'
import { numberColumn, type DataColumn } from '#ui/table/columns.ts'
import type { CompetingPage } from '../api.ts'

const KEYWORDS = {
  text: 'For how many keywords of this cluster the page was seen, or is among their search results.',
}

export function listPageColumns(place: PlanPlace): readonly DataColumn<CompetingPage>[] {
  return [
    {
      key: 'url',
      header: 'URL',
      isFixed: true,
      value: ({ url }) => url,
      cell: ({ url }) => <PageCell url={url} />,
    },
    {
      key: 'article_title',
      header: 'Cluster',
      width: '20%',
      value: ({ article_title: title }) => title,
      cell: ({ article_id: id, article_title: title, excluded: isExcluded, is_own: isOwn }) => {
        if (isOwn) return <ChipCell text="This cluster" />
        if (isExcluded) return 'Page excluded'
        return (
          <ChipCell text={title} {...(id !== null && { href: articlePath(place, id), isNewTab: true })} />
        )
      },
    },
    numberColumn({ key: 'keyword_count', header: 'Keywords', width: 120, explain: KEYWORDS }),
    numberColumn({
      key: 'google_impressions_last',
      header: 'Impressions',
      width: 136,
      explain: EXPLANATIONS.impressions,
    }),
    IMPRESSIONS_CHANGE,
    numberColumn({ key: 'google_clicks_last', header: 'Clicks', width: 104, explain: EXPLANATIONS.clicks }),
    numberColumn({
      key: 'google_ctr_last',
      header: 'CTR',
      width: 88,
      format: formatPercent,
      explain: EXPLANATIONS.ctr,
    }),
    numberColumn({
      key: 'google_position_last',
      header: 'Rank',
      width: 96,
      startsWith: 'ascending',
      format: formatScore,
      unknown: 'N/a',
      explain: EXPLANATIONS.rank,
    }),
  ]
}

const IMPRESSIONS_CHANGE: DataColumn<CompetingPage> = {
  key: 'impressions_change',
  header: 'Impressions change',
  isNumber: true,
  width: 120,
  explain: EXPLANATIONS.change,
  value: changeOf,
  cell: (page) => <DeltaCell value={changeOf(page)} />,
}

function changeOf({
  google_impressions_last: now,
  google_impressions_prev: before,
}: CompetingPage): number | null {
  return now === null || before === null ? null : now - before
}
