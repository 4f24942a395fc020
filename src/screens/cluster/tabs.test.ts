import { expect, test } from 'vitest'
import { readTab } from './tabs.ts'

test.each([
  [{}, '', 'overview'],
  [{ tab: 'links' }, '', 'links'],
  [{ tab: 'nonsense' }, '', 'overview'],
  [{ apart: '7' }, '', 'competition'],
  [{ why: '1-2' }, '', 'together'],
  [{ apart: '7', why: '1-2' }, '', 'together'],
  [{ apart: '7', why: '1-2' }, 'why-not-together', 'competition'],
  [{ why: '1-2' }, 'article-alerts', 'overview'],
  [{ tab: 'keywords', why: '1-2' }, 'why-together', 'keywords'],
] as const)('the address with %j and #%s means the tab %s', (search, hash, tab) => {
  expect(readTab(search, hash)).toBe(tab)
})
