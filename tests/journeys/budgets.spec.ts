import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { weighPage } from '../support/page-weight.ts'

async function weigh(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'networkidle' })
  return weighPage(page)
}

test('the first visit loads little', async ({ page }) => {
  const { script, style } = await weigh(page, '/')
  expect(script).toBeLessThanOrEqual(125)
  expect(style).toBeLessThanOrEqual(10)
})

test('a screen with a table stays within its budget', async ({ page }) => {
  const { script, style } = await weigh(page, '/showcase#data-table')
  expect(script).toBeLessThanOrEqual(240)
  expect(style).toBeLessThanOrEqual(48)
})

test('charts come in a chunk of their own', async ({ page }) => {
  const { heaviest } = await weigh(page, '/showcase#chart')
  expect(heaviest).toBeLessThanOrEqual(190)
})
