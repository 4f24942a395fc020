import { useState } from 'react'
import type { Article } from '#features/articles/web/index.ts'
import { usePageOfArticle } from '#features/competition/web/index.ts'
import { describeStatus, nameStatus, TYPE_NAMES, type PageDetails } from '#features/pages/web/index.ts'
import { DateCell } from '#ui/cells/DateCell.tsx'
import { formatDay } from '#ui/dates/moments.ts'
import classes from './header.module.css'

/** What the last visit found of the page of a cluster. Its line is there before it is known. */
export function PageDetailsLine({ article }: { article: Article }) {
  const { page, hasFailed } = usePageOfArticle(article)
  return (
    <span className={classes.details}>
      {page !== null && <Details page={page} />}
      {page === null && hasFailed && <span>Its details could not be loaded.</span>}
    </span>
  )
}

function Details({ page }: { page: PageDetails }) {
  const [now] = useState(() => new Date())
  const { note, tone } = describeStatus(page)
  const isBad = tone !== 'neutral'
  return (
    <>
      <span className={tone === 'danger' ? classes.bad : undefined}>
        {page.status_code === null ? (note ?? 'Not visited yet') : nameStatus(page.status_code)}
        {isBad && page.redirects_to !== null && ` to ${page.redirects_to}`}
      </span>
      <span title={page.type_reason ?? undefined}>{TYPE_NAMES[page.type]}</span>
      {page.excluded && <span>Excluded</span>}
      {page.is_noindex && <span className={classes.bad}>noindex</span>}
      {page.published_at !== null && <span>Published {formatDay(page.published_at)}</span>}
      {page.crawled_at !== null && (
        <span>
          Crawled <DateCell date={page.crawled_at} now={now} />
        </span>
      )}
    </>
  )
}
