import { goTo } from '#tests/support/browser/go-to.ts'
import { expect, test } from '#tests/support/browser/journey.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'
import { details, messages, openPages, pathOf, rowOf, shownPages, urlFilter } from './pages-page.ts'

const HOSTILE = '<img src=x onerror="document.title=1"> \u202Ekcatta \u05D0\u05D1\u05D2'

test('the panel of a page shows its title, headings, status and the reason for its type, and is a step of the history', async ({
  page,
}) => {
  const headings = Array.from({ length: 14 }, (_, place) => ({
    level: place === 0 ? 1 : 2,
    text: `Part ${place}${place === 5 ? ' of a long heading'.repeat(50) : ''}`,
  }))
  const person = await openPages(page, {
    search: '?tab=all',
    pages: [
      { path: '/boots', type: 'article', title: HOSTILE, headings },
      { path: '/new', type: 'other', isNew: true },
    ],
  })
  await pathOf(page, '/boots').press('Enter')
  await expect(page).toHaveURL(/\?tab=all&details=\d+$/)
  await expect(details(page)).toBeFocused()
  await expect(details(page).getByRole('heading', { name: '<img src=x' })).toBeVisible()
  await expect(details(page).locator('img')).toHaveCount(0)
  const says = details(page).getByRole('region', { name: 'What the page says' })
  await expect(says).toContainText('HTTP status200, found')
  await expect(says).toContainText('TypeArticle · Its address says so.')
  await expect(details(page).getByRole('region', { name: 'Action' })).toContainText(
    'Nothing is suggested yet.',
  )
  const outline = details(page).getByRole('region', { name: 'Headings' })
  await expect(outline.getByRole('listitem')).toHaveCount(12)
  await outline.getByRole('button', { name: 'Show all 14' }).click()
  await expect(outline.getByRole('listitem').last()).toHaveText('H2Part 13')
  expect(await details(page).evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0)

  await page.keyboard.press('Escape')
  await expect(details(page)).toBeHidden()
  await expect(pathOf(page, '/boots')).toBeFocused()
  await pathOf(page, '/new').click()
  await expect(says).toContainText('Not yet: the next crawl of the site visits it')
  await expect(outline).toBeHidden()
  await page.goBack()
  await expect(details(page)).toBeHidden()
  await expect(urlFilter(page)).toBeVisible()
  await goTo(page, planPath(person, 'pages?tab=all&details=2000000000'))
  await expect(details(page)).toContainText('This page is not here')
  expect(await shownPages(page)).toEqual(['/boots', '/new'])
})

test('a page is matched with a cluster by hand, which locks it, and another page loses that cluster until undo', async ({
  page,
}) => {
  await openPages(page, {
    search: '?tab=all',
    pages: [
      { path: '/boots', type: 'article', impressions: 20, cluster: 'Winter boots' },
      { path: '/other-boots', type: 'article', impressions: 10, cluster: 'Other boots' },
    ],
  })
  await pathOf(page, '/boots').click()
  const match = details(page).getByRole('region', { name: 'Cluster' })
  await expect(match).toContainText('automatic updates may change this match')
  await match.getByRole('button', { name: 'Lock match' }).click()
  await expect(messages(page)).toContainText('Match locked: automatic updates leave it as it is')
  await match.getByRole('button', { name: 'Unlock match' }).click()
  await expect(messages(page)).toContainText('Match unlocked')

  await match.getByRole('button', { name: 'Change cluster' }).click()
  const dialog = page.getByRole('dialog', { name: 'Match with a cluster' })
  await expect(dialog.getByRole('button', { name: 'Match' })).toBeDisabled()
  await page.keyboard.type('other')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
    'Other boots1 keyword · has another page',
  ])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('The cluster “Winter boots” loses this page')
  await expect(dialog).toContainText('The page /other-boots loses this cluster, and has none then.')
  await page.keyboard.press('Enter')
  await expect(messages(page)).toContainText('Matched with “Other boots”')
  await expect(dialog).toBeHidden()
  await expect(match.getByRole('link', { name: 'Other boots' })).toBeVisible()
  await expect(match).toContainText('locked: automatic updates will not overwrite this match')
  await expect(rowOf(page, '/boots')).toContainText('Locked: automatic updates leave this match as it is')
  await expect(rowOf(page, '/other-boots')).toContainText('No cluster')

  await messages(page).getByRole('button', { name: 'Undo' }).click()
  await expect(rowOf(page, '/other-boots').getByRole('link', { name: 'Other boots' })).toBeVisible()
  await expect(match).toContainText('automatic updates may change this match')
  await match.getByRole('button', { name: 'Take from cluster' }).click()
  await expect(match.getByRole('button', { name: 'Choose a cluster' })).toBeVisible()
})
