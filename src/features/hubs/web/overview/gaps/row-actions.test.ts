import { expect, test } from 'vitest'
import { makeArticle } from '#tests/support/articles/listed-article.ts'
import { listRowActions } from './row-actions.ts'

const PAGE = { page_id: 5, article_url: 'https://shop.example/boots' }

test('a cluster with a page has all actions, in the order of the menu', () => {
  const started: string[] = []
  const actions = listRowActions(makeArticle(1, PAGE), (action) => started.push(action))
  expect(actions.map(({ label }) => label)).toEqual([
    'Change URL match',
    'Change cluster match',
    'Change status',
    'Change funnel',
    'Change priority',
    'Lock match',
    'Move cluster to hub',
    'Deactivate cluster',
    'Exclude cluster',
    'Exclude URL',
  ])
  expect(actions.filter(({ isDisabled }) => isDisabled)).toEqual([])
  for (const { onSelect } of actions) onSelect()
  expect(new Set(started).size).toBe(10)
})

test('what needs a page says so at a cluster without one', () => {
  const actions = listRowActions(makeArticle(1), () => {})
  const disabled = actions.filter(({ isDisabled }) => isDisabled)
  expect(disabled.map(({ label }) => label)).toEqual(['Change cluster match', 'Lock match', 'Exclude URL'])
  expect(new Set(disabled.map(({ reason }) => reason))).toEqual(new Set(['This cluster has no page']))
})

test('a locked cluster cannot be deactivated or excluded, and a locked match can be unlocked', () => {
  const actions = listRowActions(
    makeArticle(1, { ...PAGE, is_locked: true, article_id_locked: true }),
    () => {},
  )
  expect(actions.filter(({ isDisabled }) => isDisabled).map(({ label }) => label)).toEqual([
    'Deactivate cluster',
    'Exclude cluster',
  ])
  expect(actions.map(({ label }) => label)).toContain('Unlock match')
})
