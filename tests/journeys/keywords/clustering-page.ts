import type { Page } from '@playwright/test'

export function button(page: Page) {
  return page.getByRole('button', { name: 'Run Clustering On Inactive Keywords' })
}

export function dialog(page: Page) {
  return page.getByRole('dialog', { name: 'Run clustering on inactive keywords' })
}

export function run(page: Page) {
  return page.getByRole('region', { name: 'Clustering', exact: true })
}

export function result(page: Page) {
  return page.getByRole('region', { name: 'Result of the clustering' })
}

export function step(page: Page, name: string) {
  return run(page).getByRole('listitem').filter({ hasText: name })
}
