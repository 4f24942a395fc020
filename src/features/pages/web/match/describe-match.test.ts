import { expect, test } from 'vitest'
import { describeCluster, describeLosses, describeMatched } from './describe-match.ts'

const page = {
  page_id: 1,
  url: 'https://shop.example/boots',
  excluded: false,
  article_id: 7,
  article_title: 'Boots',
  article_id_locked: false,
}
const cluster = { id: 8, title: 'Shoes', page_id: null, article_url: null }
const taken = { ...cluster, page_id: 2, article_url: 'https://www.shop.example/sh%C3%B6es' }

test('it is said which cluster and which page lose theirs by a match', () => {
  expect(describeLosses({ ...page, article_id: null, article_title: null }, cluster)).toEqual([])
  expect(describeLosses(page, taken)).toEqual([
    'The cluster “Boots” loses this page, because a page belongs to one cluster.',
    'The page /shöes loses this cluster, and has none then.',
  ])
  expect(describeLosses(page, { ...cluster, id: 7 })).toEqual([
    'This page is matched with this cluster already.',
  ])
})

test('a message says what was done, and which cluster has lost the page', () => {
  expect(describeMatched({ action: 'match', cluster }, null)).toBe('Matched with “Shoes”')
  expect(describeMatched({ action: 'match', cluster }, { title: 'Boots' })).toBe(
    'Matched with “Shoes”, taken from “Boots”',
  )
  expect(describeMatched({ action: 'takeAway' }, null)).toBe('Taken from its cluster')
  expect(describeMatched({ action: 'exclude' }, null)).toBe('1 page excluded')
  expect(describeMatched({ action: 'toggleLock', isLocked: true }, null)).toBe('Match unlocked')
  expect(describeMatched({ action: 'toggleLock', isLocked: false }, null)).toBe(
    'Match locked: automatic updates leave it as it is',
  )
})

test('a cluster that can be chosen says its size, and whether it has a page', () => {
  const offered = { id: 8, keyword_count: 1, article_url: null }
  expect(describeCluster(offered, 7)).toBe('1 keyword · no page yet')
  expect(describeCluster({ ...offered, keyword_count: 1200, article_url: page.url }, 7)).toBe(
    '1,200 keywords · has another page',
  )
  expect(describeCluster({ ...offered, article_url: page.url }, 8)).toBe('1 keyword · has this page')
})
