import type { Page } from '@playwright/test'
import { planPath } from '#tests/journeys/shell/shell-page.ts'
import { openContentEditor, row } from '#tests/journeys/writing/content-page.ts'
import { expect } from '#tests/support/browser/journey.ts'

export const DONE = 'Notion integration successful! You can close this window'

/** Follows the button to the page of Notion, in its new window. */
export async function goToNotion(page: Page, button = 'Connect Notion'): Promise<Page> {
  const [notion] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: button }).click(),
  ])
  await expect(notion.getByRole('heading', { name: 'Connect with Notion' })).toBeVisible()
  return notion
}

/** The heading of the page to which Notion sends users back. */
export const result = (page: Page, heading: string) => page.getByRole('heading', { level: 1, name: heading })

export const TITLE = 'How to wax boots'
const TEXT = `# ${TITLE}\n\nWax keeps the rain out of leather.\n\n## What you need\n\n- A cloth\n- Wax\n`

/** Connects a plan with a reviewed article to the workspace Trailhouse. */
export async function openConnected(page: Page) {
  const article = { title: TITLE, hub: 'Boots', status: 'reviewed', final: TEXT }
  const person = await openContentEditor(page, [article], '?tab=all')
  await page.goto(planPath(person, 'settings?tab=integrations'))
  const notion = await goToNotion(page)
  await notion.getByRole('button', { name: 'Allow access' }).click()
  await expect(result(notion, DONE)).toBeVisible()
  await notion.close()
  return { person, card: page.getByRole('listitem').filter({ hasText: 'Notion' }) }
}

/** Opens the dialog that uploads the article, from the list of articles. */
export async function askToUpload(page: Page) {
  await row(page, TITLE)
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Upload', exact: true }).click()
}

/** Chooses the page that articles go under, by its title. */
export async function choosePage(page: Page, { button, title }: { button: string; title: string }) {
  await page.getByRole('button', { name: button, exact: true }).click()
  const choice = page.getByRole('dialog', { name: 'Page for articles' })
  await choice.getByLabel('Search pages').fill(title)
  await expect(choice.getByRole('radio')).toHaveCount(1)
  await choice.getByRole('radio', { name: title }).check()
  await choice.getByRole('button', { name: 'Save' }).click()
  await expect(choice).toBeHidden()
}
