import type { Page } from '@playwright/test'

/** Goes to another address of the open app as a link does, without reloading the page. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => history.pushState(null, '', address), path)
}
