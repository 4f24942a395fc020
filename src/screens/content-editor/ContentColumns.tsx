import type { ContentArticle } from '#features/articles/web/index.ts'
import { DateCell } from '#ui/cells/DateCell.tsx'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { numberColumn, type DataColumn } from '#ui/table/columns.ts'
import classes from './ContentColumns.module.css'
import { StatusMark } from './StatusMark.tsx'

interface ColumnsInput {
  now: Date
  hrefOf: (article: ContentArticle) => string
  onOpen: (article: ContentArticle) => void
  isPhone: boolean
}

/** Pixels in which titles can be told from each other. */
const LEAST_TITLE = 272

/** What the list says of an article; its title opens the full-screen editor. */
export function listContentColumns({
  now,
  hrefOf,
  onOpen,
  isPhone,
}: ColumnsInput): DataColumn<ContentArticle>[] {
  return [
    {
      key: 'title',
      header: 'Title',
      width: '34%',
      leastWidth: isPhone ? 176 : LEAST_TITLE,
      isFixed: true,
      value: ({ title }) => title,
      cell: (article) => (
        <AppLink
          className={classes.title}
          data-row-open
          href={hrefOf(article)}
          title={article.title}
          dir="auto"
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
            event.preventDefault()
            onOpen(article)
          }}
        >
          {article.title}
        </AppLink>
      ),
    },
    {
      key: 'slug',
      header: 'Slug',
      width: '20%',
      leastWidth: 136,
      isSortable: false,
      isLastOnPhones: true,
      value: ({ slug }) => slug,
    },
    {
      key: 'status',
      header: 'Status',
      // "Published, changed" with its sign.
      width: 164,
      leastWidth: 164,
      value: ({ status }) => status,
      cell: (article) => <StatusMark article={article} />,
    },
    numberColumn({ key: 'word_count', header: 'Words', isSortable: false }),
    {
      key: 'status_updated_at',
      header: 'Status since',
      width: 132,
      startsWith: 'descending',
      value: ({ status_updated_at: at }) => at,
      cell: ({ status_updated_at: at }) => <DateCell date={at} now={now} />,
    },
    {
      key: 'last_updated',
      header: 'Last updated',
      width: 132,
      startsWith: 'descending',
      value: ({ last_updated: at }) => at,
      cell: ({ last_updated: at }) => <DateCell date={at} now={now} />,
    },
  ]
}
