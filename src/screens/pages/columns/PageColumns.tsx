import { ActionCell } from '#features/pages/web/index.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import type { PageType } from '#features/pages/rules.ts'
import { DateCell } from '#ui/cells/DateCell.tsx'
import { WordsCell } from '#ui/cells/WordsCell.tsx'
import { numberColumn, type DataColumn } from '#ui/table/columns.ts'
import type { PageTab } from '../pages-view.ts'
import type { PageRow } from '../use-pages.ts'
import { ClusterCell } from './ClusterCell.tsx'
import { SEARCH_COLUMNS } from './SearchColumns.tsx'
import { StatusCell } from './StatusCell.tsx'
import { StockCell } from './StockCell.tsx'
import { TypeCell } from './TypeCell.tsx'
import { UrlCell } from './UrlCell.tsx'

interface ColumnsInput {
  place: PlanPlace
  tab: PageTab
  /** The time from which dates are told. */
  now: Date
  isPhone: boolean
  onFavorite: (page: PageRow) => void
  onOpen: (page: PageRow) => void
  onType: (page: PageRow, type: PageType | null) => void
}

/** Pixels in which an address can be told from others, with its heart. */
const LEAST_URL = 208

/** The columns of a tab (F-164). */
export function listColumns({ place, tab, now, isPhone, onFavorite, onOpen, onType }: ColumnsInput) {
  const isShop = tab === 'category' || tab === 'products'
  const columns: DataColumn<PageRow>[] = [
    {
      key: 'url',
      header: 'URL',
      isFixed: true,
      ...(!isPhone && { leastWidth: LEAST_URL }),
      value: ({ url }) => url,
      cell: (page) => <UrlCell page={page} onFavorite={onFavorite} onOpen={onOpen} />,
    },
    ...(tab === 'products' ? PRODUCT_COLUMNS : []),
    {
      key: 'article_title',
      header: 'Cluster',
      width: 168,
      value: ({ article_title: title }) => title,
      cell: (page) => <ClusterCell page={page} place={place} />,
    },
    {
      key: 'type',
      header: 'Type',
      width: 112,
      value: ({ type }) => type,
      cell: (page) => <TypeCell page={page} onType={onType} />,
    },
    {
      key: 'status_code',
      header: 'Status',
      width: 76,
      value: ({ status_code: status }) => status,
      cell: (page) => <StatusCell page={page} />,
    },
    ...SEARCH_COLUMNS,
    isShop ? BLOG_LINKS : INTERNAL_LINKS,
    {
      key: 'published_at',
      header: 'Published at',
      width: 124,
      startsWith: 'descending',
      value: ({ published_at: date }) => date,
      cell: ({ published_at: date }) => <DateCell date={date} now={now} />,
    },
    {
      key: 'action',
      header: 'Action',
      width: 120,
      isSortable: false,
      isOptional: true,
      explain: {
        text: 'What to do with the page: bold where it was chosen, else what its numbers suggest.',
      },
      value: ({ action, suggested_action: suggested }) => action ?? suggested,
      cell: (page) => <ActionCell page={page} />,
    },
  ]
  return columns
}

const PRODUCT_COLUMNS: readonly DataColumn<PageRow>[] = [
  {
    key: 'parent_category',
    header: 'Parent Category',
    width: 152,
    value: ({ parent_category: name }) => name,
    cell: ({ parent_category: name }) => (name === null ? '–' : <WordsCell text={name} />),
  },
  {
    key: 'stock_status',
    header: 'Stock',
    width: 128,
    value: ({ stock_status: status }) => status,
    cell: ({ stock_status: status }) => <StockCell status={status} />,
  },
]

const BLOG_LINKS = numberColumn({
  key: 'inLinksFromBlog',
  header: 'Blog links',
  explain: { text: 'How many pages of the blog link to this page, as of the last crawl.' },
})

const INTERNAL_LINKS = numberColumn({
  key: 'inLinksCount',
  header: 'Internal links',
  explain: { text: 'How many pages of the site link to this page, as of the last crawl.' },
})
