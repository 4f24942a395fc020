import { expect, test } from 'vitest'
import { makeListedPage } from '#tests/support/pages/listed-page.ts'
import { invertChange } from './invert-change.ts'
import type { PageRow } from '../use-pages.ts'

const row = (id: number, part: Partial<PageRow> = {}): PageRow => ({ ...makeListedPage(id), id, ...part })

test('types are set back in one change for each type that was chosen earlier, and one for those that were found', () => {
  const chosen = { is_type_chosen: true }
  const pages = [
    row(1, { type: 'home', ...chosen }),
    row(2, { type: 'forum', ...chosen }),
    row(3, { type: 'home', ...chosen }),
    row(4, { type: 'article' }),
    row(5, { excluded: true }),
    row(6, { type: 'forum' }),
  ]
  const back = invertChange({ action: 'setPageType', pageType: 'article', pages })
  expect(
    back.map((one) => ({
      type: one.action === 'setPageType' && one.pageType,
      ids: one.pages.map(({ id }) => id),
    })),
  ).toEqual([
    { type: 'home', ids: [1, 3] },
    { type: 'forum', ids: [2] },
    { type: null, ids: [6] },
  ])
})

test('a removed exclusion is set back for the pages that had it', () => {
  const pages = [row(1, { excluded: true }), row(2)]
  expect(invertChange({ action: 'removeExclusion', pages })).toEqual([{ action: 'exclude', pages: [row(1)] }])
})

test('a favorite that was added is removed again', () => {
  expect(invertChange({ action: 'toggleFavorite', isOn: true, pages: [row(1)] })).toEqual([
    { action: 'toggleFavorite', isOn: false, pages: [row(1, { favorite_product: true })] },
  ])
})
