import { expect, test } from 'vitest'
import { keepBuilt, PLAN_NAVIGATION, TOOL_NAVIGATION } from './entries.ts'
import { findCurrent } from './find-current.ts'

test('a managed workspace has its groups and screens in the order of the specification', () => {
  expect(PLAN_NAVIGATION.map(({ title, entries }) => [title, ...entries.map(({ label }) => label)])).toEqual([
    ['Data', 'Home', 'Keywords', 'Pages', 'Clusters'],
    ['Manage', 'Hubs', 'Favorites', 'Article editor', 'Report'],
    ['Create', 'New hub', 'New article'],
  ])
})

test('screens that are not built have no entry, and groups without a screen are left out', () => {
  const shown = keepBuilt(PLAN_NAVIGATION, new Set(['keywords', 'plan', 'new-hub']))
  expect(shown.map(({ title, entries }) => [title, ...entries.map(({ label }) => label)])).toEqual([
    ['Data', 'Keywords', 'Clusters'],
    ['Create', 'New hub'],
  ])
})

test('a saas workspace has its three tools only', () => {
  expect(TOOL_NAVIGATION.flatMap(({ entries }) => entries.map(({ label }) => label))).toEqual([
    'SERP clustering',
    'AI writer',
    'Keyword research',
  ])
})

test.each([
  ['/workspace/1/contentplan/2/home', [['Home', 'page']]],
  ['/workspace/1/contentplan/2/plan', [['Clusters', 'page']]],
  ['/workspace/1/contentplan/2/plan/alerts', [['Clusters', 'page']]],
  ['/workspace/1/contentplan/2/article/9', [['Clusters', 'true']]],
  ['/workspace/1/contentplan/2/hubs', [['Hubs', 'page']]],
  ['/workspace/1/contentplan/2/hub/4', [['Hubs', 'true']]],
  ['/workspace/1/contentplan/2/new-hub', [['New hub', 'page']]],
  ['/workspace/1/contentplan/2/settings', []],
  ['/workspace/1/contentplan/add', []],
  ['/workspace/1/settings', []],
  ['/workspace/1', []],
  ['/workspace/1/ai-writer', [['AI writer', 'page']]],
] as const)('at %s the entries marked are %j', (path, marked) => {
  const entries = [...PLAN_NAVIGATION, ...TOOL_NAVIGATION].flatMap((group) => group.entries)
  const found = entries
    .map((entry) => [entry.label, findCurrent(entry, path)])
    .filter(([, mark]) => mark !== undefined)
  expect(found).toEqual(marked)
})
