import { DateCell } from '#ui/cells/DateCell.tsx'
import type { PageTab } from './pages-view.ts'
import { TAB_NOTES } from './tabs.ts'
import type { Crawl } from './use-crawl.ts'

/** What the tab shows (F-162), and when the site was crawled last. */
export function PagesNote({ tab, crawl }: { tab: PageTab; crawl: Crawl }) {
  return (
    <>
      <span>{TAB_NOTES[tab]}</span> <CrawlNote crawl={crawl} />
    </>
  )
}

function CrawlNote({ crawl: { isActive, isKnown, domain, crawledAt, now } }: { crawl: Crawl }) {
  if (isActive) return 'The site is being crawled now.'
  if (!isKnown || domain === null) return null
  if (crawledAt === null) return 'The site was not crawled yet.'
  return (
    <>
      Crawled <DateCell date={crawledAt} now={now} />.
    </>
  )
}
