import { Button } from '@mantine/core'
import { articlePath, type PlanPlace } from '#features/contentplans/rules.ts'
import { ChipCell } from '#ui/cells/ChipCell.tsx'
import { IconExternalLink } from '#ui/icons.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { StatusChip } from '#ui/status/StatusChip.tsx'
import { describeUrl } from '#ui/cells/describe-url.ts'
import classes from './ChosenPageHead.module.css'
import { pagePath } from './link-places.ts'
import type { ChosenPage } from './use-links.ts'

/** The page whose links are shown: its address, what it answered, and where it is in the plan. */
export function ChosenPageHead({ page, place }: { page: ChosenPage; place: PlanPlace }) {
  const { href } = describeUrl(page.url)
  return (
    <div className={classes.head}>
      <p className={classes.title} dir="auto">
        {page.title ?? 'Page without a title'}
      </p>
      {href === null ? (
        <span className={classes.url}>{page.url}</span>
      ) : (
        <a className={classes.url} href={href} target="_blank" rel="noopener noreferrer" dir="auto">
          {page.url} <IconExternalLink size={14} stroke={1.75} aria-hidden="true" />
        </a>
      )}
      <div className={classes.facts}>
        <ChipCell text={page.type} />
        <PageAnswer page={page} />
        {page.article_id !== null && (
          <ChipCell text={page.article_title} href={articlePath(place, page.article_id)} />
        )}
        <Button component={AppLink} size="compact-xs" variant="subtle" href={pagePath(place, page.page_id)}>
          Show in Pages
        </Button>
      </div>
    </div>
  )
}

/** What is unusual about a page's last visit. */
function PageAnswer({ page }: { page: ChosenPage }) {
  if (page.crawled_at === null) return <StatusChip tone="neutral">Not crawled yet</StatusChip>
  if (page.status_code === null) return <StatusChip tone="danger">No answer</StatusChip>
  if (page.status_code >= 400) return <StatusChip tone="danger">{`Answers ${page.status_code}`}</StatusChip>
  if (page.redirects_to !== null) return <StatusChip tone="warning">Redirects</StatusChip>
  return null
}
