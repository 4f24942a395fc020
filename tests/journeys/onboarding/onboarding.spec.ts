import type { Page } from '@playwright/test'
import { makePerson, signInAs } from '#tests/support/browser/journey-person.ts'
import { expect, test } from '#tests/support/browser/journey.ts'
import { itemAt } from '#platform/items.ts'

async function openFirstStep(page: Page) {
  const person = await makePerson({ workspaces: [{ name: 'Fresh', paidPlans: 3 }] })
  const { id } = itemAt(person.workspaces, 0)
  await signInAs(page, person)
  await page.goto('/workspace')
  await expect(page).toHaveURL(`/workspace/${id}/contentplan/add`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return id
}

test('a new user creates the first plan by keyboard and reaches the second step', async ({ page }) => {
  const workspace = await openFirstStep(page)
  const next = page.getByRole('button', { name: 'Next' })
  await expect(next).toBeDisabled()
  await page.getByLabel('Website').fill('https://www.Shoes.example/start')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Name')).toHaveValue('shoes.example')
  const country = page.getByRole('combobox', { name: 'Country' })
  const language = page.getByRole('combobox', { name: 'Language' })
  await country.focus()
  await page.keyboard.type('ger')
  await page.keyboard.press('Enter')
  await expect(country).toHaveValue('Germany')
  await expect(language).toHaveValue('German')
  await page.keyboard.press('Tab')
  await page.keyboard.type('english')
  await page.keyboard.press('Tab')
  await expect(language).toHaveValue('English')
  await country.focus()
  await page.keyboard.type('österreich')
  await page.keyboard.press('Tab')
  await expect(language).toHaveValue('English')
  await expect(page.getByText('This plan will use search results for Austria, in English.')).toBeVisible()
  await expect(page).toHaveURL(/contentplan\/add$/)
  const posted = (end: string) =>
    page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(end))
  const made = posted('/contentplan')
  const created = posted('/page')
  await page.getByLabel('Name').press('Enter')
  expect((await made).postDataJSON()).toMatchObject({ country: 'AUT', language: 'en' })
  expect((await created).postDataJSON()).toMatchObject({ urls: ['https://www.Shoes.example/start'] })
  await expect(page).toHaveURL(new RegExp(`/workspace/${workspace}/contentplan/\\d+/onboarding/gsc$`))
  await expect(page.getByRole('button', { name: /shoes\.example/ })).toBeVisible()
})

test('an invalid website is reported at once, and nothing is sent', async ({ page }) => {
  await openFirstStep(page)
  const website = page.getByLabel('Website')
  await website.focus()
  await page.keyboard.press('Tab')
  await expect(page.getByText('Website is required')).toBeVisible()
  for (const wrong of ['shoes', 'my shoes.example', 'x.y', '"shoes.example"']) {
    await website.fill(wrong)
    await website.blur()
    await expect(page.getByText('Please enter a valid domain (e.g., example.com)')).toBeVisible()
  }
  await page.getByLabel('Name').fill('Shoes')
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/contentplan\/add$/)
})

test('a website that has a plan for this country and language already is named, with a link to the plan', async ({
  page,
}) => {
  const plans = [{ name: 'Our shoes', domain: 'shoes.example' }]
  const person = await makePerson({ workspaces: [{ name: 'Shoes', paidPlans: 3, plans }] })
  await signInAs(page, person)
  await page.goto(`/workspace/${itemAt(person.workspaces, 0).id}/contentplan/add`)
  await page.getByLabel('Website').fill('shoes.example')
  await page.getByLabel('Website').blur()
  const note = page.getByText('You already have this plan: Our shoes')
  await expect(note).toBeVisible()
  const country = page.getByRole('combobox', { name: 'Country' })
  await country.focus()
  await page.keyboard.type('UK')
  await page.keyboard.press('Tab')
  await expect(country).toHaveValue('United Kingdom')
  await expect(note).toBeHidden()
})

test('a plan that cannot be created is reported, and what was typed stays', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/503/)
  await openFirstStep(page)
  await page.route('**/api/workspace/*/contentplan', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  )
  await page.getByLabel('Website').fill('shoes.example')
  await page.getByLabel('Name').fill('Shoes')
  await page.getByRole('button', { name: 'Next' }).click()
  const message = page.getByLabel('Messages')
  await expect(
    message.getByText('Failed to create content plan. Please check your information and try again.', {
      exact: true,
    }),
  ).toBeVisible()
  await expect(message.getByText('The server cannot answer at the moment (503).')).toBeVisible()
  await expect(page.getByLabel('Website')).toHaveValue('shoes.example')
  await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled()
})

test('a start page that cannot be added gives a warning, and the next step opens', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/500/)
  await openFirstStep(page)
  await page.route('**/api/contentplan/*/page', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.getByLabel('Website').fill('shoes.example')
  await page.getByLabel('Name').fill('Shoes')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByLabel('Messages')).toContainText(
    'Content plan created but failed to add the start page. You can add it later in the dashboard.',
  )
  await expect(page).toHaveURL(/onboarding\/gsc$/)
})
