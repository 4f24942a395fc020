import type { Page } from '@playwright/test'
import { expect } from '#tests/support/browser/journey.ts'

/** Presses Tab until the element with this label has the focus. */
export async function tabTo(page: Page, name: RegExp) {
  await expect(async () => {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(readFocusedName)).toMatch(name)
  }).toPass({ intervals: [0], timeout: 30_000 })
}

function readFocusedName(): string {
  const focused = document.activeElement
  const isField = focused instanceof HTMLInputElement || focused instanceof HTMLSelectElement
  const label = isField ? focused.labels?.[0]?.textContent : null
  return (label ?? focused?.getAttribute('aria-label') ?? focused?.textContent ?? '').trim().slice(0, 80)
}
