import type { LinkTab } from './links-view.ts'
import type { LinkSummary } from './use-links.ts'

interface TabWords {
  label: string
  countOf: (summary: LinkSummary) => number
  /** What the list shows, as a sentence. */
  note: string
  /** Shown when the list is empty. */
  none: string
}

/** What the table can show, in the order of its tabs. */
export const TAB_WORDS: Record<LinkTab, TabWords> = {
  all: {
    label: 'All links',
    countOf: ({ linkCount }) => linkCount,
    note: 'Every link from one page of your site to another.',
    none: 'No page of your site links to another.',
  },
  orphans: {
    label: 'Orphans',
    countOf: ({ orphanCount }) => orphanCount,
    note: 'Pages to which no other page links in its content. Menus and footers do not count, and neither do excluded pages.',
    none: 'Every page that was crawled has a link from the content of another.',
  },
  'dead-ends': {
    label: 'Dead ends',
    countOf: ({ deadEndCount }) => deadEndCount,
    note: 'Pages that link to no other page of your site.',
    none: 'Every page that was crawled links to another.',
  },
  broken: {
    label: 'Broken targets',
    countOf: ({ brokenCount }) => brokenCount,
    note: 'Links to pages that answer with an error, or not at all. Change or remove them on the linking page.',
    none: 'No link leads to a page that fails.',
  },
  redirects: {
    label: 'Redirect targets',
    countOf: ({ redirectCount }) => redirectCount,
    note: 'Links to pages that redirect. Link to the new address instead.',
    none: 'No link leads to a page that redirects.',
  },
}
