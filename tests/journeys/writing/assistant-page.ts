import type { Page } from '@playwright/test'

export async function openAssistant(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Assistant' }).click()
}

/** What the assistant consists of. */
export function assistantOf(page: Page) {
  const panel = page.getByRole('region', { name: 'Assistant' })
  return {
    panel,
    talk: panel.getByRole('log', { name: 'Conversation' }),
    field: panel.getByRole('textbox', { name: 'Ask the assistant' }),
  }
}
