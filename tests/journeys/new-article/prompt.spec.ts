import { expect, test } from '#tests/support/browser/journey.ts'
import { makePerson } from '#tests/support/browser/journey-person.ts'
import { makeHubPerson } from '#tests/journeys/hub/hub-page.ts'
import {
  clustersOf,
  countRuns,
  keywordField,
  openNewArticle,
  promptField,
  stopWriting,
} from './new-article-page.ts'

test('a description becomes a cluster without keywords, which is written once, and outlives a reload until then', async ({
  page,
}) => {
  const person = await makeHubPerson({ clusters: 1 })
  await openNewArticle(page, person)
  await page.getByText('Prompt', { exact: true }).click()
  await expect(page).toHaveURL(/mode=prompt/)
  const start = page.getByRole('button', { name: 'Start Writing' })
  await expect(start).toBeDisabled()
  await promptField(page).fill('   ')
  await expect(start).toBeDisabled()
  await promptField(page).fill(`Choose wool socks\n${'a'.repeat(9_500)}`)
  await expect(page.getByText('482 characters left')).toBeVisible()
  await page.reload()
  await expect(promptField(page)).toHaveValue(/^Choose wool socks/)
  await expect(
    page.getByText(/^Makes a cluster without keywords and starts its writing: one article credit/),
  ).toBeVisible()
  await promptField(page).press('Control+Enter')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Writing started for your prompt!')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Choose wool socks' })).toBeVisible()
  // The brief is what was asked for.
  await expect(page.getByRole('list', { name: 'Steps' }).getByText('Briefing, done')).toBeVisible()
  expect(await clustersOf(person, 'Choose wool socks')).toMatchObject([
    { main_keyword: null, keyword_count: 0, prompt: expect.stringMatching(/^Choose wool socks\na+$/) },
  ])
  expect(await countRuns(person)).toBe(1)
  await stopWriting(page)
  await page.goBack()
  await expect(promptField(page)).toHaveValue('')
})

test('a description that could not be sent stays', async ({ page, expectProblem }) => {
  expectProblem(/status of 503/)
  const person = await makeHubPerson({ clusters: 1 })
  await page.route(/\/contentplan\/\d+\/article$/, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, json: { message: 'The service rests.' } })
      : route.continue(),
  )
  await openNewArticle(page, person, '?mode=prompt')
  await promptField(page).fill('Wool socks')
  await page.getByRole('button', { name: 'Start Writing' }).click()
  await expect(page.getByText('The writing could not be started. Please try again.')).toBeVisible()
  await expect(promptField(page)).toHaveValue('Wool socks')
})

test('without credits nothing can be entered in either mode', async ({ page }) => {
  const person = await makePerson({
    workspaces: [{ name: 'Acme Studio', credits: 0, plans: [{ name: 'Acme shoes' }] }],
  })
  await openNewArticle(page, person, '?q=socks')
  const warning = page.getByText('You have no article credits remaining.')
  await expect(warning).toBeVisible()
  await expect(keywordField(page)).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Write socks' })).toBeDisabled()
  await page.getByText('Prompt', { exact: true }).click()
  await expect(warning).toBeVisible()
  await expect(promptField(page)).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Start Writing' })).toBeDisabled()
})
