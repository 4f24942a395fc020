import { expect, type Page } from '@playwright/test'
import { startCuttableProxy, type CuttableProxy } from '#tests/support/network/cuttable-proxy.ts'
import { signInAs, type Person } from './journey-person.ts'

/** Longer than every pause before the browser reconnects (K-11). */
const PAUSE_MS = 11_000

/**
 * Signs a person in through a proxy, so that the journey can cut the connection to the server, and installs
 * Playwright's clock in the page, so that the journey can skip pauses. The clock cannot be removed from the window:
 * use `hasOwnWindow`.
 */
export async function signInByProxy(
  page: Page,
  { person, target }: { person: Person; target: string },
): Promise<CuttableProxy> {
  const proxy = await startCuttableProxy(target)
  await signInAs(page, person, proxy.address)
  await page.clock.install()
  return {
    ...proxy,
    close: async () => {
      await page.close()
      await proxy.close()
    },
  }
}

/** Moves the clock past the pauses between two attempts until `check` holds. */
export async function passPauses(page: Page, check: () => Promise<void>, timeout = 20_000): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(PAUSE_MS)
    await check()
  }).toPass({ timeout })
}
