import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { final, openContentEditor, review, row } from '#tests/journeys/writing/content-page.ts'
import { messages } from '#tests/journeys/keywords/keywords-page.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'
import { unpackZip } from '#tests/support/blog/unpack-zip.ts'
import { expect, expectNoAxeViolations } from '#tests/support/browser/journey.ts'
import { test } from '#tests/support/browser/journey-cms.ts'
import type { Person } from '#tests/support/browser/journey-person.ts'

const WAX =
  '# How to wax boots\n\nWax keeps the rain out of leather.\n\n## What you need\n\nA cloth and wax.\n'
const ARTICLES = [
  { title: 'How to wax boots', hub: 'Boots', status: 'reviewed', final: WAX },
  { title: 'All about laces', hub: 'Boots', status: 'edited', final: '# All about laces\n\nLaces hold.\n' },
]

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Publish / })

async function setUpBlog(page: Page, person: Person): Promise<void> {
  await page.goto(planPath(person, 'settings?tab=autoblog'))
  await button(page, 'Set up autoblog').click()
  await expect(page.getByRole('form', { name: 'Settings of the autoblog' })).toBeVisible()
}

async function chooseFromRow(page: Page, title: string, action: string): Promise<void> {
  await row(page, title)
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

test('an article goes to the autoblog: first for editors, then for everybody, and its later text to the same address', async ({
  page,
  context,
}) => {
  const person = await openContentEditor(page, ARTICLES, '?tab=all')
  // V-60: before there is anywhere to go, the way to the settings is offered.
  await chooseFromRow(page, 'How to wax boots', 'Upload')
  await expect(messages(page)).toContainText(
    'CMS integration is not configured. Please set up a CMS integration first.',
  )
  await setUpBlog(page, person)
  await page.goto(planPath(person, 'content-editor?tab=all'))

  await chooseFromRow(page, 'How to wax boots', 'Upload')
  await expect(dialog(page).getByLabel('Where')).toHaveValue('autoblog')
  await expect(dialog(page).getByLabel('End of the address')).toHaveValue('how-to-wax-boots')
  await expectNoAxeViolations(page)
  await dialog(page).getByRole('button', { name: 'Upload' }).click()
  await expect(messages(page)).toContainText('Article uploaded successfully')
  await expect(row(page, 'How to wax boots')).toContainText('Uploaded')

  await chooseFromRow(page, 'How to wax boots', 'Publish')
  await expect(dialog(page).getByLabel('Where it is')).toContainText('Draft')
  await dialog(page).getByRole('button', { name: 'Publish' }).click()
  await expect(row(page, 'How to wax boots')).toContainText('Published')
  const opening = context.waitForEvent('page')
  await messages(page).getByRole('link', { name: 'Open page' }).click()
  const blog = await opening
  await expect(blog.getByRole('heading', { level: 1, name: 'How to wax boots' })).toBeVisible()
  await expect(blog.getByText('Wax keeps the rain out of leather.').first()).toBeVisible()
  await expect(blog).toHaveURL(/\/how-to-wax-boots\/$/)
  expect(await blog.locator('script:not([type="application/ld+json"])').count()).toBe(0)

  // A later text, at the same address.
  await row(page, 'How to wax boots').getByRole('link', { name: 'How to wax boots' }).click()
  await expect(final(page)).toBeVisible()
  await final(page).press('ControlOrMeta+End')
  await page.keyboard.type('Let it dry.')
  await review(page).getByRole('button', { name: 'Publish', exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Publish' }).click()
  await expect(dialog(page)).toBeHidden()
  await blog.reload()
  await expect(blog.getByText('Let it dry.')).toBeVisible()

  // The whole blog as a file, for any other host.
  await page.goto(planPath(person, 'settings?tab=autoblog'))
  const downloading = page.waitForEvent('download')
  await button(page, 'Download zip of main').click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^blog-\d+-main\.zip$/)
  const files = unpackZip(readFileSync(await file.path()))
  expect(files.get('how-to-wax-boots/index.html')?.toString()).toContain('Let it dry.')
})

test('articles that no person has reviewed leave the program only when that is decided', async ({ page }) => {
  const person = await openContentEditor(page, ARTICLES, '?tab=all')
  await setUpBlog(page, person)
  await page.goto(planPath(person, 'content-editor?tab=all'))
  for (const { title } of ARTICLES) await row(page, title).getByRole('checkbox').check()
  const bar = page.getByRole('region', { name: 'Selection' })
  await bar.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(dialog(page)).toContainText(
    'Of these 2 articles, 1 is not reviewed. Your visitors would be the first to read it.',
  )
  await button(page, 'Publish without a review').click()
  await expect(messages(page)).toContainText('Articles uploaded successfully')
  await expect(row(page, 'All about laces')).toContainText('Published')
})

test('an article goes to the own CMS of a plan, and a taken address is said and can be changed', async ({
  page,
  expectProblem,
  installation: { cmsUrl },
}) => {
  expectProblem(/status of 409/)
  const person = await openContentEditor(
    page,
    [{ title: 'Hiking boots', hub: null, status: 'reviewed', final: '# Hiking boots\n\nThey hold.\n' }],
    '?tab=all',
  )
  await page.goto(planPath(person, 'custom-cms-integration'))
  await page.getByLabel('API Base URL').fill(cmsUrl)
  await page.getByLabel('API Key').fill('a-key-of-the-cms')
  await button(page, 'Save Connection').click()
  await expect(messages(page)).toContainText('Custom CMS integration saved!')
  await page.goto(planPath(person, 'content-editor?tab=all'))
  await chooseFromRow(page, 'Hiking boots', 'Publish')
  await dialog(page).getByRole('button', { name: 'Publish' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('hiking-boots')
  await dialog(page).getByLabel('End of the address').fill('our-hiking-boots')
  await button(page, 'Try again').click()
  await expect(row(page, 'Hiking boots')).toContainText('Published')
  const posts: unknown = await (await fetch(`${cmsUrl}/posts?slug=our-hiking-boots`)).json()
  expect(posts).toMatchObject([{ title: 'Hiking boots', content: expect.stringContaining('They hold.') }])
})
