import type { Page } from '@playwright/test'
import { expect } from '#tests/support/browser/journey.ts'
import { BLANK_PAGE } from '#tests/support/browser/shared-window.ts'

export async function openDemo(page: Page) {
  await page.goto('/')
  await page.getByRole('button', { name: 'Open the demo workspace' }).click()
  await expect(page).toHaveURL(/\/workspace\/\d+/)
}

/** Leaves the app but keeps the token, so that no screen sends or receives anything by itself. */
export async function leaveApp(page: Page) {
  await page.goto(BLANK_PAGE)
}

export function readToken(page: Page) {
  return page.evaluate(() => localStorage.getItem('jwt'))
}

/** Calls the API with the token in the page's storage. */
export async function callApi(page: Page, method: string, path: string, data?: Record<string, unknown>) {
  const reply = await page.request.fetch(new URL(`/api${path}`, page.url()).href, {
    method,
    headers: { authorization: `Bearer ${await readToken(page)}` },
    ...(data && { data }),
  })
  return { status: reply.status(), answer: await reply.json() }
}

/** Replaces the token by one with changed claims and an invalid signature. */
export function changeToken(page: Page, change: Record<string, unknown>) {
  return page.evaluate((changed) => {
    const [head, body = '', signature] = (localStorage.getItem('jwt') ?? '').split('.')
    const claims = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')))
    const other = btoa(JSON.stringify({ ...claims, ...changed }))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')
    localStorage.setItem('jwt', [head, other, signature].join('.'))
  }, change)
}
