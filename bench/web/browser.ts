import { chromium, type Browser } from '@playwright/test'
import { findFreePort } from '#platform/server/process/free-port.ts'
import { chromiumLaunchOptions } from '#tests/support/browser/browser.ts'

/** A browser that other tools may join at the port. */
export async function withBrowser(
  work: (browser: Browser, debugPort: number) => Promise<void>,
): Promise<void> {
  const debugPort = await findFreePort()
  const { args, ...options } = chromiumLaunchOptions()
  const browser = await chromium.launch({
    ...options,
    args: [...args, `--remote-debugging-port=${debugPort}`, '--remote-debugging-address=127.0.0.1'],
  })
  try {
    await work(browser, debugPort)
  } finally {
    await browser.close()
  }
}
