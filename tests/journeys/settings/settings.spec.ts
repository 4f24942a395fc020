import type { Page } from '@playwright/test'
import { expect } from '#tests/support/browser/journey.ts'
import { test } from '#tests/support/browser/journey-model.ts'
import { withJourneyDatabase } from '#tests/support/browser/journey-database.ts'
import { makePerson, signInAs } from '#tests/support/browser/journey-person.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'
import { SANDBOX_KEYS } from '../../../sandbox/start-sandbox.ts'

test('a workspace gets a model of its own, whose test says in words what is wrong, and typed settings outlive another tab', async ({
  page,
  installation: { modelServer },
}) => {
  const person = await makePerson({
    workspaces: [{ name: 'Acme Studio', plans: [{ name: 'Acme shoes' }] }],
  })
  await signInAs(page, person)
  await page.goto(planPath(person, 'settings?tab=nonsense'))
  await expect(tab(page, 'General')).toHaveAttribute('aria-selected', 'true')

  // What is typed stays while another tab is shown, and is saved from there.
  await page.getByRole('radio', { name: '7', exact: true }).check({ force: true })
  await expect(tab(page, 'General')).toContainText('not saved')
  await tab(page, 'Models').click()
  await expect(page).toHaveURL(/tab=models/)
  await expect(page.getByRole('heading', { name: 'In use now' })).toBeVisible()
  await expect(page.getByText('Model of the installation')).toBeVisible()
  await tab(page, 'General').click()
  await expect(page.getByRole('radio', { name: '7', exact: true })).toBeChecked()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Settings saved')).toBeVisible()

  // The model of the installation answers.
  await tab(page, 'Models').click()
  await askModel(page, 'Default')
  await expect(page.getByText(/The model answers\. compatible:sandbox-small/)).toBeVisible()

  // A wrong address is said before it is saved, and one that leads nowhere by the test.
  await page.getByRole('radio', { name: 'OpenAI-compatible' }).check({ force: true })
  await page.getByLabel('Address').fill('models')
  await page.getByRole('textbox', { name: 'Model for Default' }).fill('sandbox-writer')
  await save(page)
  await expect(
    page.getByText('Write the address of the server, such as https://models.example/v1.'),
  ).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Model for Default' })).toHaveValue('sandbox-writer')
  await page.getByLabel('Address').fill(`${modelServer}/v7`)
  await page.getByLabel('Key', { exact: true }).fill(SANDBOX_KEYS.model.key)
  await save(page)
  await expect(page.getByText('Own model', { exact: true })).toBeVisible()
  await askModel(page, 'Default')
  await expect(page.getByText(/check its address, which usually ends with \/v1/)).toBeVisible()

  // The key stays with another path of the same server, and its test says when it is wrong.
  await page.getByLabel('Address').fill(`${modelServer}/v1`)
  await page.getByLabel('Key', { exact: true }).fill('a-wrong-key-1234')
  await save(page)
  await expect(page.getByText('which ends with 1234')).toBeVisible()
  await expect(page.getByLabel('Key', { exact: true })).toHaveValue('')
  await askModel(page, 'Default')
  await expect(page.getByText('Does not work')).toBeVisible()
  await expect(page.locator('output').filter({ hasText: 'Does not work' })).toContainText(/key/i)

  // Another host would forget the key, which is said before.
  await page.getByLabel('Address').fill('https://models.example/v1')
  await expect(page.getByText(/Saving another one forgets it/)).toBeVisible()
  await page.getByLabel('Address').fill(`${modelServer}/v1`)

  // With the right key, and a model of its own for the writer.
  await page.getByLabel('Key', { exact: true }).fill(SANDBOX_KEYS.model.key)
  await page.getByRole('textbox', { name: 'Model for Writer' }).fill('no-such-model')
  await page.getByLabel('Price of a million tokens in, for Default').fill('0.25')
  await save(page)
  await expect(page.getByText('Write both prices, or none.')).toBeVisible()
  await page.getByLabel('Price of a million tokens out, for Default').fill('2')
  await save(page)
  await askModel(page, 'Default')
  await expect(page.getByText(/The model answers\. compatible:sandbox-writer/)).toBeVisible()
  await askModel(page, 'Writer')
  await expect(page.getByText(/There is no model of this name at this provider/)).toBeVisible()

  // It is still there after a reload, and is removed only after a question.
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Model for Writer' })).toHaveValue('no-such-model')
  await page.getByRole('button', { name: 'Remove own model' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('Model of the installation')).toBeVisible()

  await tab(page, 'Users').click()
  await expect(page.getByRole('list', { name: 'Users of this workspace' })).toContainText('@people.example')
})

test('settings changed while they are being saved are not lost, and a text that another user has saved is not overwritten unasked', async ({
  page,
}) => {
  const person = await makePerson({ workspaces: [{ name: 'Acme Studio', plans: [{ name: 'Acme shoes' }] }] })
  await signInAs(page, person)
  await page.goto(planPath(person, 'settings'))
  const number = (value: string) => page.getByRole('radio', { name: value, exact: true })

  // The answer to the save comes after another number is chosen.
  const isChosen = Promise.withResolvers<void>()
  await page.route(/\/contentplan$/, async (route) => {
    if (route.request().method() === 'PUT') await isChosen.promise
    await route.continue()
  })
  await number('7').check({ force: true })
  await save(page)
  await number('6').check({ force: true })
  isChosen.resolve()
  await expect(page.getByText('Settings saved')).toBeVisible()
  await expect(number('6')).toBeChecked()
  await expect(tab(page, 'General')).toContainText('not saved')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(number('7')).toBeChecked()
  await page.unroute(/\/contentplan$/)

  await page.goto(planPath(person, 'settings?tab=info'))
  const about = page.getByRole('textbox', { name: 'About the company' })
  await about.fill('We make boots.')
  await withJourneyDatabase((client) =>
    client.query(`update contentplans set about = 'We make socks.' where id = $1`, [
      person.workspaces[0]?.plans[0],
    ]),
  )
  await save(page)
  const differences = page.getByRole('region', { name: 'Differences' })
  await expect(differences).toContainText('socks')
  await expect(about).toHaveValue('We make boots.')
  await save(page)
  await expect(differences).toContainText('socks')
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect(differences).toBeHidden()
  await save(page)
  await expect(page.getByText('Settings saved')).toBeVisible()
  await page.reload()
  await expect(about).toHaveValue('We make boots.')
})

function tab(page: Page, name: string) {
  return page.getByRole('tab', { name })
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
}

async function askModel(page: Page, agent: string): Promise<void> {
  const button = page.getByRole('button', { name: `Test the model for ${agent}` })
  await expect(button).toBeEnabled()
  await button.click()
}
