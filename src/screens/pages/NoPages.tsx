import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import type { PageCounts } from '#features/pages/web/index.ts'
import { IconFileText, IconSearch, IconWorld } from '#ui/icons.ts'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { formatNoun } from '#ui/numbers.ts'
import { AddStartPage } from './AddStartPage.tsx'
import { findFullestTab } from './fullest-tab.ts'
import { FIRST_VIEW, type PagesView } from './pages-view.ts'
import { TAB_COUNTS, TAB_NAMES } from './tabs.ts'
import type { Crawl } from './use-crawl.ts'

interface NoPagesProps {
  view: PagesView
  counts: PageCounts
  crawl: Crawl
  onChange: (part: Partial<PagesView>) => void
}

/** Says why the list is empty and offers the next step. */
export function NoPages(props: NoPagesProps) {
  const { view, counts, crawl } = props
  if (view.text !== '' || view.favorites === 'only') return <NothingFound {...props} />
  if (counts.totalCount === 0) return <NoneAtAll crawl={crawl} />
  return <NoneInTab {...props} />
}

function NothingFound({ view, counts, onChange }: NoPagesProps) {
  const what = view.favorites === 'only' ? 'favorite' : 'page'
  const others = counts.totalCount
  const where = view.text === '' ? '' : ` for “${view.text}”`
  return (
    <EmptyState
      icon={<IconSearch size={24} stroke={1.5} />}
      sentence={
        others > 0
          ? `No ${what} is found${where} in ${TAB_NAMES[view.tab]}.`
          : view.text === ''
            ? 'No page is a favorite yet. The heart beside a page makes it one.'
            : `No ${what} is found${where}.`
      }
      action={
        others > 0 ? (
          <Button variant="default" onClick={() => onChange({ tab: 'all' })}>
            Show {formatNoun(others, 'page', 'pages')} in all tabs
          </Button>
        ) : (
          <Button
            variant="default"
            onClick={() => onChange({ text: FIRST_VIEW.text, favorites: FIRST_VIEW.favorites })}
          >
            {view.text === '' ? 'Show all pages' : 'Clear filters'}
          </Button>
        )
      }
    />
  )
}

function NoneAtAll({ crawl }: { crawl: Crawl }) {
  if (crawl.isActive)
    return (
      <EmptyState
        icon={<IconWorld size={24} stroke={1.5} />}
        sentence="The site is being crawled. Its pages appear here as they are found."
      />
    )
  if (crawl.isKnown && crawl.domain === null)
    return (
      <EmptyState
        icon={<IconWorld size={24} stroke={1.5} />}
        sentence="This plan has no website yet. Enter its start page, and its other pages are found from there."
        action={<AddStartPage crawl={crawl} />}
      />
    )
  return (
    <EmptyState
      icon={<IconWorld size={24} stroke={1.5} />}
      sentence={
        crawl.crawledAt === null
          ? 'This plan has no pages yet. A crawl finds the pages of the site.'
          : 'No page was found on the site when it was crawled.'
      }
      action={
        <Button loading={crawl.isStarting} onClick={crawl.start}>
          Crawl the site
        </Button>
      }
    />
  )
}

function NoneInTab({ view, counts, onChange }: NoPagesProps) {
  const tab = findFullestTab(counts)
  const count = tab === null ? 0 : counts[TAB_COUNTS[tab]]
  return (
    <EmptyState
      icon={<IconFileText size={24} stroke={1.5} />}
      sentence={tab === 'excluded' ? 'All pages of this plan are excluded.' : NONE_IN_TAB[view.tab]}
      action={
        tab !== null &&
        tab !== view.tab && (
          <Button variant="default" onClick={() => onChange({ tab })}>
            {tab === 'excluded'
              ? `Show ${formatNoun(count, 'excluded page', 'excluded pages')}`
              : `Show ${formatNoun(count, 'page', 'pages')} in ${TAB_NAMES[tab]}`}
          </Button>
        )
      }
    />
  )
}

const NONE_IN_TAB: Record<PagesView['tab'], string> = {
  category: 'This site has no category pages.',
  products: 'This site has no product pages.',
  blog: 'This site has no blog pages.',
  other: 'This site has no other pages.',
  allNotExcluded: 'All pages of this plan are excluded.',
  excluded: 'No page is excluded.',
  all: 'There are no pages.',
}
