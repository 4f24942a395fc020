import { expect, test } from 'vitest'
import { readTab } from './tabs.ts'

test.each([
  [{}, 'general'],
  [{ tab: 'models' }, 'models'],
  [{ tab: 'autoblog' }, 'autoblog'],
  [{ tab: 'bulk-actions' }, 'bulk-actions'],
  [{ tab: 'subscription' }, 'general'],
  [{ tab: 7 }, 'general'],
])('the address with %j means the tab %s', (search, tab) => {
  expect(readTab(search)).toBe(tab)
})
