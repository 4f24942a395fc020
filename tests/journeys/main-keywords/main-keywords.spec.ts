import { readFile } from 'node:fs/promises'
import type { Route } from '@playwright/test'
import { messages } from '#tests/journeys/keywords/keywords-page.ts'
import { expect, test } from '#tests/support/browser/journey.ts'
import { BOOTS, mainKeyword, openMapper, table } from './mapper-page.ts'

test('the main keyword of a page is chosen by the keyboard, undone, and saved as CSV', async ({ page }) => {
  await openMapper(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Existing page and main keyword mapping')
  await expect(page.getByRole('tab', { name: 'With a cluster' })).toContainText('2')
  await expect(table(page).getByRole('row').nth(1)).toContainText('1,200')
  const field = mainKeyword(page, BOOTS)
  await expect(field).toHaveValue('active 1')
  await field.press('ArrowDown')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
    'active 3Impressions: 700',
    'active 1Impressions: 300',
    'inactive 1Inactive, joins the cluster · Impressions: 50',
    ...[2, 4, 5, 6, 8, 9, 10, 7].map((number) => `active ${number}Impressions: 0`),
    'active 11In “Cluster 2” · Impressions: 400',
  ])
  await expect(page.getByRole('option', { name: 'active 1 Impressions' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(page.getByRole('option', { name: 'active 11' })).toHaveAttribute('aria-disabled', 'true')
  await field.pressSequentially('inact')
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(messages(page)).toContainText('Main keyword chosen')
  await expect(field).toHaveValue('inactive 1')
  await page.reload()
  await expect(field).toHaveValue('inactive 1')

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  const csv = await readFile(await (await downloading).path(), 'utf8')
  expect(csv.split('\r\n').slice(0, 2)).toEqual([
    '\ufeffURL,Main Keyword,URL Impressions,Cluster',
    `https://shop.example${BOOTS},inactive 1,1200,Cluster 1`,
  ])

  await field.press('ArrowDown')
  await page.getByRole('option', { name: 'active 3' }).click()
  await expect(field).toHaveValue('active 3')
  await messages(page).getByRole('button', { name: 'Undo' }).click()
  await expect(field).toHaveValue('inactive 1')
  await page.getByRole('tab', { name: 'All pages' }).click()
  await expect(table(page).getByRole('link', { name: 'No cluster: choose one first' })).toBeVisible()
})

test('a choice that is undone before the list has it is not shown any more', async ({ page }) => {
  await openMapper(page)
  const field = mainKeyword(page, BOOTS)
  await expect(field).toHaveValue('active 1')
  const held: Route[] = []
  await page.route(/\/contentplan\/\d+\/page\?/, (route) => void held.push(route))
  await field.press('ArrowDown')
  await page.getByRole('option', { name: 'active 3' }).click()
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await expect(field).toHaveValue('active 3')
  await messages(page).getByRole('button', { name: 'Undo' }).click()
  await expect(messages(page)).toContainText('Undone')
  await page.unroute(/\/contentplan\/\d+\/page\?/)
  for (const route of held) await route.continue().catch(() => {})
  await expect(field).toHaveValue('active 1')
})
