import process from 'node:process'
import type { Page } from '@playwright/test'
import { expect } from '#tests/support/browser/journey.ts'

/** The address of the showcase, which is not part of the product. */
export const SHOWCASE = `http://127.0.0.1:${process.env['KEYLOOM_SHOWCASE_PORT']}`

export const PARTS = [
  ['data-table', 'Data table'],
  ['table-states', 'Table states'],
  ['cells', 'Cells'],
  ['chart', 'Chart'],
  ['date-range', 'Date range'],
  ['filters', 'Filters and choices'],
  ['chips', 'Chips and buttons'],
  ['confirm-dialog', 'Confirm dialog'],
  ['messages', 'Messages'],
  ['palette', 'Palette and panels'],
  ['progress', 'Progress'],
  ['editor', 'Editor'],
  ['states', 'States'],
] as const

export async function openPart(page: Page, id: (typeof PARTS)[number][0]) {
  await page.goto(`${SHOWCASE}/showcase#${id}`)
  const title = PARTS.find(([each]) => each === id)?.[1] ?? ''
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

export function items(page: Page) {
  return page.getByRole('table', { name: 'Items' })
}

/** The row at this position among all rows, from 1. */
export function item(page: Page, place: number) {
  return items(page).locator(`tbody tr[aria-rowindex="${place + 1}"]`)
}

export function selectedCount(page: Page) {
  return page.getByRole('region', { name: 'Selection' }).getByText(/selected$/)
}
