import { Button } from '@mantine/core'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { useFirstWait } from '#platform/web/use-first-wait.ts'
import { DateCell } from '#ui/cells/DateCell.tsx'
import { IconDownload, IconSearchOff } from '#ui/icons.ts'
import { HeaderActions } from '#ui/layout/HeaderActions.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { formatCount, formatNoun } from '#ui/numbers.ts'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import classes from './InternalLinksScreen.module.css'
import { LinkControls } from './LinkControls.tsx'
import { LinkGraph } from './LinkGraph.tsx'
import { PageLinks, TabbedLinks } from './LinkTables.tsx'
import { NoLinks } from './NoLinks.tsx'
import { useLinksCsv } from './use-links-csv.ts'
import { useChosenPage, useLinkSummary, useLinksView, type LinkSummary } from './use-links.ts'
import { useSiteCrawl, type SiteCrawl } from '../use-site-crawl.ts'

/** S-46: the links between the pages of a site, as a graph or a table, and what is wrong with them (F-176, F-177). */
export function InternalLinksScreen() {
  const links = useLinksView()
  const { contentplanId } = links.place
  const found = useLinkSummary(contentplanId, links.view)
  const chosen = useChosenPage(contentplanId, links.view.url)
  const crawl = useSiteCrawl(contentplanId)
  const isWaiting = useFirstWait(found.isWaiting || crawl.isWaiting || chosen.isWaiting)
  const { summary } = found
  // A failure is shown when it is final: until then the summary is asked for again.
  if (isWaiting || (summary === null && !found.isUnknown)) return <PageSkeleton title="Internal links" />
  return (
    <div className={classes.screen}>
      {summary === null ? (
        <>
          <PageHeader title="Internal links" />
          <ErrorPanel onRetry={found.refetch} />
        </>
      ) : (
        <Links links={links} summary={summary} now={found.now} chosen={chosen} crawl={crawl} />
      )}
    </div>
  )
}

interface LinksProps {
  links: ReturnType<typeof useLinksView>
  summary: LinkSummary
  /** When the summary was asked. */
  now: Date
  chosen: ReturnType<typeof useChosenPage>
  crawl: SiteCrawl
}

function Links({ links, summary, now, chosen, crawl }: LinksProps) {
  const { place, view, change, mode } = links
  const csv = useLinksCsv(place.contentplanId, links)
  const hasAny = summary.linkCount > 0 || view.isContentOnly
  return (
    <>
      <PageHeader
        title="Internal links"
        note={<LinksNote summary={summary} crawl={crawl} now={now} />}
        actions={
          hasAny && (
            <HeaderActions
              others={[
                {
                  label: 'CSV',
                  icon: <IconDownload size={18} stroke={1.75} aria-hidden="true" />,
                  isBusy: csv.isExporting,
                  isDisabled: chosen.isMissing,
                  onSelect: csv.exportCsv,
                },
              ]}
              main={
                <Button
                  variant="default"
                  disabled={crawl.isActive}
                  loading={crawl.isStarting}
                  onClick={crawl.start}
                >
                  Crawl the site
                </Button>
              }
            />
          )
        }
      />
      {hasAny ? (
        <>
          <LinkControls contentplanId={place.contentplanId} view={view} mode={mode} onChange={change} />
          <ShownLinks links={links} place={place} summary={summary} chosen={chosen} />
        </>
      ) : (
        <NoLinks summary={summary} crawl={crawl} />
      )}
    </>
  )
}

interface ShownLinksProps extends Omit<LinksProps, 'crawl' | 'now'> {
  place: PlanPlace
}

/** The graph or the table. When the address names a page that cannot be shown, a sentence says why. */
function ShownLinks({ links: { view, change, mode }, place, summary, chosen }: ShownLinksProps) {
  if (chosen.isUnknown) return <ErrorPanel text="The page could not be loaded." onRetry={chosen.refetch} />
  if (chosen.isMissing)
    return (
      <EmptyState
        icon={<IconSearchOff size={24} stroke={1.5} />}
        sentence="No page of this plan has that address."
        action={
          <Button variant="default" onClick={() => change({ url: '' })}>
            Show all pages
          </Button>
        }
      />
    )
  if (mode === 'graph')
    return <LinkGraph place={place} view={view} summary={summary} page={chosen.page} onChange={change} />
  if (view.url === '') return <TabbedLinks place={place} view={view} summary={summary} onChange={change} />
  return chosen.page && <PageLinks place={place} view={view} page={chosen.page} onChange={change} />
}

/** When the site was crawled, and what is not known about it. */
function LinksNote({ summary, crawl, now }: Omit<LinksProps, 'links' | 'chosen'>) {
  if (crawl.isActive)
    return 'Your site is being crawled. What you see is what was found so far; it follows when the crawl is done.'
  if (summary.crawled_at === null) return 'How the pages of your site link to each other.'
  return (
    <>
      {formatNoun(summary.linkCount, 'link', 'links')} between{' '}
      {formatNoun(summary.pageCount, 'page', 'pages')}, crawled{' '}
      <DateCell date={summary.crawled_at} now={now} />.
      {summary.uncrawledCount > 0 &&
        ` ${formatCount(summary.uncrawledCount)} ${summary.uncrawledCount === 1 ? 'page was' : 'pages were'} not crawled, and ${summary.uncrawledCount === 1 ? 'is' : 'are'} not judged.`}
    </>
  )
}
