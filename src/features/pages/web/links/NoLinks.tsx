import { Button } from '@mantine/core'
import { IconAffiliate, IconUnlink } from '#ui/icons.ts'
import { formatNoun } from '#ui/numbers.ts'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import type { LinkSummary } from './use-links.ts'
import type { SiteCrawl } from '../use-site-crawl.ts'

const ICON = { size: 24, stroke: 1.5 } as const

/** Why there are no links at all, and what the user can do. */
export function NoLinks({ summary, crawl }: { summary: LinkSummary; crawl: SiteCrawl }) {
  if (crawl.isActive)
    return (
      <EmptyState
        icon={<IconAffiliate {...ICON} />}
        sentence="Your site is being crawled. Its links appear here when that is done."
      />
    )
  const again = (
    <Button
      variant={summary.crawled_at === null ? 'filled' : 'default'}
      loading={crawl.isStarting}
      onClick={crawl.start}
    >
      {summary.crawled_at === null ? 'Crawl the site' : 'Crawl again'}
    </Button>
  )
  if (summary.crawled_at === null)
    return (
      <EmptyState
        icon={<IconAffiliate {...ICON} />}
        sentence="Your site was not crawled yet. A crawl visits its pages and finds the links between them."
        action={again}
      />
    )
  return (
    <EmptyState
      icon={<IconUnlink {...ICON} />}
      sentence={
        summary.pageCount <= 1
          ? `Your site has ${formatNoun(summary.pageCount, 'page', 'pages')} so far, so there is nothing to link.`
          : `None of the ${formatNoun(summary.pageCount, 'page', 'pages')} of your site links to another.`
      }
      action={again}
    />
  )
}
