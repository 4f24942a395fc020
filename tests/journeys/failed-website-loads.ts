import type { Locator, Page } from '@playwright/test'
import type { Person } from '#tests/support/browser/journey-person.ts'
import { planPath } from './shell/shell-page.ts'

/** The person and the plan of all rows, and its clusters. */
export interface Place {
  person: Person
  boots: number
  laces: number
}

export interface FailedLoad {
  /** What cannot be loaded. */
  what: string
  path: (place: Place) => string
  /** True if what is loaded is the same in every plan: it is loaded in a page of its own. */
  isOutsidePlan?: boolean
  /** True if the app has loaded this before the screen opens, so that the page must be loaded again. */
  needsReload?: boolean
  /** Goes from the opened address to the place that shows the failure. */
  reach?: (page: Page) => Promise<unknown>
  /** Problems that the page reports on the way, on purpose. */
  problem?: RegExp
  /** The request that fails. */
  request: string
  /** The text that is shown besides “something went wrong”. */
  says?: string
  /** What appears after Try Again. */
  shows: (page: Page) => Locator
}

/** Rows of failed-loads.spec.ts: what screens about a website and its search data load. */
export const FAILED_WEBSITE_LOADS: readonly FailedLoad[] = [
  {
    what: 'Home',
    path: ({ person }) => planPath(person, 'home'),
    request: '**/api/contentplan/*/home',
    says: 'Home could not be loaded.',
    shows: (page) => page.getByRole('heading', { name: 'Most worthwhile now' }),
  },
  {
    what: 'the pages',
    path: ({ person }) => planPath(person, 'pages?tab=all'),
    request: '**/api/contentplan/*/page?*',
    shows: (page) => page.getByText('This plan has no pages yet.'),
  },
  {
    what: 'the pages and their main keywords',
    path: ({ person }) => planPath(person, 'page-keyword-mapper'),
    request: '**/api/contentplan/*/page?*',
    shows: (page) => page.getByText('No pages', { exact: true }),
  },
  {
    what: 'the state of the search data, in the report',
    path: ({ person }) => planPath(person, 'report'),
    request: '**/search-data',
    says: 'Your search data could not be loaded.',
    shows: (page) => page.getByRole('link', { name: 'Connect Search Console' }),
  },
  {
    what: 'the annotations of a plan',
    path: ({ person }) => planPath(person, 'report?dialog=annotations'),
    request: '**/annotations?*',
    shows: (page) => page.getByRole('button', { name: 'Hide “December 2025 core update”' }),
  },
  {
    what: 'the summary of internal links',
    path: ({ person }) => planPath(person, 'internal-links'),
    request: '**/internal-links/contentplan/*/summary',
    shows: (page) => page.getByRole('button', { name: 'Crawl the site' }),
  },
  {
    what: 'the settings of Search Console',
    path: ({ person }) => planPath(person, 'gsc-integration'),
    request: '**/api/integrations/*',
    says: 'Your settings could not be loaded.',
    shows: (page) => page.getByRole('button', { name: 'Connect Google Search Console' }),
  },
  {
    what: 'the earlier settings of Search Console',
    path: ({ person }) => planPath(person, 'gsc-integration'),
    request: '**/search-filters',
    says: 'Your earlier settings could not be loaded.',
    shows: (page) => page.getByRole('button', { name: 'Connect Google Search Console' }),
  },
  {
    what: 'the settings of Google Analytics',
    path: ({ person }) => planPath(person, 'ga-integration'),
    request: '**/api/integrations/*',
    says: 'Your settings could not be loaded.',
    shows: (page) => page.getByRole('button', { name: 'Connect Google Analytics' }),
  },
  {
    what: 'the report of Director',
    path: ({ person }) => planPath(person, 'director'),
    request: '**/api/integrations/*',
    says: 'The report could not be loaded.',
    shows: (page) => page.getByText('Connect your Google Analytics 4 property to view this report'),
  },
]
