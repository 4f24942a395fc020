import { articlePath, type PlanPlace } from '#features/contentplans/rules.ts'
import type { MovingPage } from '#features/performance/web/index.ts'
import { DeltaCell } from '#ui/cells/DeltaCell.tsx'
import { LinkCell } from '#ui/cells/LinkCell.tsx'
import { PageCell } from '#ui/cells/PageCell.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { formatCount } from '#ui/numbers.ts'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { IconFileText } from '#ui/icons.ts'
import type { DataColumn } from '#ui/table/columns.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import { countMoved } from './home-parts.ts'

interface MovingPagesCardProps {
  place: PlanPlace
  pages: readonly MovingPage[]
  direction: 'up' | 'down'
}

const WORDS = {
  up: { title: 'Top trending pages', verb: 'gained' },
  down: { title: 'Top declining pages', verb: 'lost' },
}

/** The five pages that gained or lost most impressions (F-043). */
export function MovingPagesCard({ place, pages, direction }: MovingPagesCardProps) {
  const columns = listColumns(place)
  const { title, verb } = WORDS[direction]
  return (
    <Card title={title} note={describeMoved(countMoved(pages, direction), pages.length, verb)}>
      <DataTable
        label={title}
        columns={columns}
        rows={pages}
        keyOf={keyOf}
        nameOf={nameOf}
        empty={
          <EmptyState
            icon={<IconFileText size={24} stroke={1.5} />}
            sentence="No page of a cluster has numbers of both 30 days yet."
          />
        }
      />
    </Card>
  )
}

function describeMoved(moved: number, shown: number, verb: string): string {
  if (moved === shown) return `Which ${verb} most impressions against the 30 days before`
  if (moved === 0) return `No page ${verb} impressions; these come closest`
  return moved === 1 ? `Only one page ${verb} impressions` : `Only ${moved} pages ${verb} impressions`
}

function listColumns(place: PlanPlace): readonly DataColumn<MovingPage>[] {
  return [
    {
      key: 'article_url',
      header: 'URL',
      isLastOnPhones: true,
      value: ({ article_url: url }) => url,
      cell: ({ article_url: url }) => <PageCell url={url} />,
    },
    {
      key: 'title',
      header: 'Cluster',
      value: ({ title }) => title,
      cell: ({ title, article_id: id }) => <LinkCell text={title} href={articlePath(place, id)} isNewTab />,
    },
    {
      key: 'page_impressions_last',
      header: 'Impressions',
      isNumber: true,
      width: 100,
      value: (row) => row.page_impressions_last,
      cell: (row) => formatCount(row.page_impressions_last),
    },
    {
      key: 'page_impressions_change',
      header: 'Impressions Change',
      isNumber: true,
      width: 108,
      value: (row) => row.page_impressions_change,
      cell: (row) => <DeltaCell value={row.page_impressions_change} />,
    },
  ]
}

function keyOf({ article_id: id }: MovingPage): string {
  return String(id)
}

function nameOf({ title }: MovingPage): string {
  return title
}
