import type { FailedLoad } from './failed-website-loads.ts'
import { row as keyword } from './keywords/keywords-page.ts'
import { tree, why } from './overlap/overlap-page.ts'
import { apart, similarRows } from './overlap/similar-page.ts'
import { planPath } from './shell/shell-page.ts'

/** What the screen of a cluster loads, on its sides. */
export const FAILED_CLUSTER_LOADS: readonly FailedLoad[] = [
  {
    what: 'a cluster',
    path: ({ boots, person }) => planPath(person, `article/${boots}`),
    request: '**/api/article/*',
    shows: (page) => page.getByRole('heading', { level: 1, name: 'Boots' }),
  },
  {
    what: 'the keywords of a cluster',
    path: ({ boots, person }) => planPath(person, `article/${boots}?tab=keywords`),
    request: '**/api/article/*/keyword?*',
    shows: (page) => keyword(page, 'failing boots'),
  },
  {
    what: 'the tree of a cluster',
    path: ({ boots, person }) => planPath(person, `article/${boots}?tab=together`),
    request: '**/api/hierarchical-clustering',
    shows: tree,
  },
  {
    what: 'the reason why two keywords are together',
    path: ({ boots, person }) => planPath(person, `article/${boots}?tab=together`),
    request: '**/keyword/shared-urls?*',
    shows: (page) => why(page).getByRole('table'),
  },
  {
    what: 'the competing clusters',
    path: ({ boots, person }) => planPath(person, `article/${boots}?tab=competition`),
    request: '**/api/article/*/competing',
    shows: (page) => similarRows(page).filter({ hasText: 'Laces' }),
  },
  {
    what: 'the keywords of a competing cluster',
    path: ({ boots, person }) => planPath(person, `article/${boots}?tab=competition`),
    reach: (page) => page.getByRole('button', { name: 'See keywords of Laces: 1' }).click(),
    request: '**/competing/*/keyword',
    shows: (page) => page.getByRole('dialog').getByRole('row', { name: 'failing laces' }),
  },
  {
    what: 'the reason why two clusters are separate',
    path: ({ boots, laces, person }) => planPath(person, `article/${boots}?apart=${laces}`),
    request: '**/article/apart?*',
    shows: (page) => apart(page).getByText('Compared with “Laces”'),
  },
  {
    what: 'the competing pages',
    path: ({ boots, person }) => planPath(person, `article/${boots}?tab=competition`),
    request: '**/api/article/*/url?*',
    shows: (page) => page.getByText('No page of the site was seen for these keywords.'),
  },
  {
    what: 'the competitors',
    path: ({ boots, person }) => planPath(person, `article/${boots}?tab=competition`),
    request: '**/api/article/*/url/external',
    shows: (page) => page.getByRole('table', { name: 'Competitors' }).getByRole('link').first(),
  },
  {
    what: 'the weeks of a cluster',
    path: ({ boots, person }) => planPath(person, `article/${boots}`),
    request: '**/api/article/*/weeks',
    shows: (page) => page.getByText('There are no search data of these weeks yet.'),
  },
]
