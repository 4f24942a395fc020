import type { Page } from '@playwright/test'
import { addDevice, expireProof, makePerson, signInAs } from '#tests/support/browser/journey-person.ts'
import { goTo } from '#tests/support/browser/go-to.ts'
import { expect, test } from '#tests/support/browser/journey.ts'
import { looksOf } from '#tests/support/browser/looks.ts'
import { openTokens, openWorkspace } from './api-tokens/tokens-page.ts'
import { makePlans, openKeywords, openUserMenu, palette, planPath } from './shell/shell-page.ts'

const LONG_NAME = 'A workspace with a name that is much too long for a phone'

const SCREENS = [
  looksOf('the shell around a screen', {
    open: async (page) => {
      const person = await makePerson({
        workspaces: [
          { name: 'First', credits: 0, paidPlans: 9, plans: makePlans(10) },
          { name: 'Second', plans: makePlans(1) },
        ],
      })
      await signInAs(page, person)
      await page.goto(planPath(person, 'keywords'))
      return person
    },
    states: [
      {
        name: 'without an open menu',
        shows: (page) => page.getByRole('heading', { level: 1, name: 'Keywords' }),
      },
      {
        name: 'around a plan that is not there',
        reach: (page, person) =>
          goTo(page, planPath(person, 'keywords').replace(/contentplan.\d+/, 'contentplan/999999')),
        shows: (page) => page.getByRole('heading', { level: 1, name: 'Not found, or not yours' }),
      },
      ...[/^Content plan:/, /^Workspace:/].map((name) => ({
        name: `open: ${name}`,
        reach: async (page: Page) => page.getByRole('button', { name }).click(),
        shows: (page: Page) => page.locator('[popover]'),
        only: 'wide' as const,
      })),
      {
        name: 'the menu of the person',
        reach: (page) => openUserMenu(page),
        shows: (page) => page.getByRole('dialog', { name: 'Your account' }),
      },
      {
        name: 'icons only',
        reach: async (page) => {
          await page.keyboard.press('Escape')
          await page.getByRole('button', { name: 'Show icons only' }).click()
        },
        shows: (page) => page.getByRole('button', { name: 'Show names' }),
        only: 'wide',
      },
      {
        name: 'the drawer of a phone',
        reach: (page) => page.getByRole('button', { name: 'Open navigation' }).click(),
        shows: (page) => page.getByRole('dialog', { name: 'Navigation' }),
        only: 'phone',
      },
    ],
  }),
  looksOf('the shell while the disk is full', {
    open: async (page) => {
      const person = await makePerson({ workspaces: [{ name: 'First', plans: makePlans(1) }] })
      await signInAs(page, person)
      await page.route('**/api/installation', (route) =>
        route.fulfill({ json: { support_contact: null, is_disk_full: true } }),
      )
      await page.goto(planPath(person, 'keywords'))
    },
    states: [
      {
        name: 'the note about the disk',
        shows: (page) => page.getByRole('complementary', { name: 'Disk' }),
        inSight: (page) => ({ part: page.getByText('The disk of this installation is full.'), ratio: 1 }),
      },
    ],
  }),
  looksOf('the palette and the dialogs of the shell', {
    open: async (page) => {
      const person = await openKeywords(page)
      await addDevice(person, 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')
      await page.keyboard.press('Control+k')
    },
    states: [
      { name: 'the palette', shows: (page) => palette(page).getByRole('option', { selected: true }) },
      {
        name: 'the devices',
        reach: async (page) => {
          await page.keyboard.press('Escape')
          await (await openUserMenu(page)).getByRole('button', { name: 'Signed-in devices' }).click()
        },
        shows: (page) => page.getByRole('dialog').getByRole('listitem').nth(1),
      },
      {
        name: 'the question before all devices are signed out',
        reach: (page) => page.getByRole('button', { name: 'Sign out everywhere' }).click(),
        shows: (page) => page.getByRole('alertdialog'),
      },
    ],
  }),
  looksOf('the dialogs that ask for a password', {
    open: async (page) => {
      await page.route('**/api/account', (route) =>
        route.fulfill({
          json: { name: 'Ada', email: 'ada@people.example', has_password: true, has_provider: true },
        }),
      )
      const person = await openWorkspace(page)
      await expireProof(person)
    },
    problems: [/403/, /400/],
    states: [
      {
        name: 'the change of the password',
        reach: async (page) =>
          (await openUserMenu(page)).getByRole('button', { name: 'Change password' }).click(),
        shows: (page) => page.getByLabel('New password'),
      },
      {
        name: 'a wrong password',
        reach: async (page) => {
          await page.getByLabel('Current password').fill('any password')
          await page.getByLabel('New password').fill('lantern gravel otter')
          await page.keyboard.press('Enter')
        },
        shows: (page) =>
          page
            .getByRole('dialog')
            .getByRole('alert')
            .getByText(/password/),
      },
      {
        name: 'the question for the password above a form',
        reach: async (page) => {
          await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
          const tokens = await openTokens(page)
          await tokens.getByRole('button', { name: 'New token' }).click()
          await tokens.getByLabel('Name').fill('Nightly import')
          await page.keyboard.press('Enter')
        },
        shows: (page) => page.getByRole('dialog').getByLabel('Password'),
      },
    ],
  }),
  looksOf('the dialog that asks for a new sign-in at the provider', {
    open: async (page) => {
      await page.route('**/api/account', (route) =>
        route.fulfill({
          json: { name: 'Ada', email: 'ada@people.example', has_password: false, has_provider: true },
        }),
      )
      await expireProof(await openWorkspace(page))
    },
    problems: [/403/],
    states: [
      {
        name: 'the question after a sign-in with another account',
        reach: async (page) => {
          const tokens = await openTokens(page)
          await tokens.getByRole('button', { name: 'New token' }).click()
          await tokens.getByLabel('Name').fill('Nightly import')
          await page.keyboard.press('Enter')
          await expect(page.getByRole('link', { name: 'Sign in once more' })).toBeFocused()
          const tab = await page.context().newPage()
          await tab.goto('/auth/proven?problem=refused')
          await expect(tab.getByRole('heading', { name: 'That was not confirmed' })).toBeVisible()
          await tab.close()
        },
        shows: (page) => page.getByRole('dialog').getByText('another account than ada@people.example'),
      },
      {
        name: 'the tab of a sign-in that confirmed nothing',
        reach: (page) => page.goto('/auth/proven?problem=refused'),
        shows: (page) => page.getByRole('heading', { name: 'That was not confirmed' }),
      },
    ],
  }),
  looksOf('a Search Console that is not open to the workspace', {
    open: async (page) => {
      const person = await makePerson({ workspaces: [{ name: 'First', plans: makePlans(1) }] })
      await signInAs(page, person)
      await page.route('**/api/installation', (route) =>
        route.fulfill({ json: { support_contact: 'help@people.example', is_disk_full: false } }),
      )
      await page.route('**/search-console/properties*', (route) =>
        route.fulfill({
          status: 424,
          json: {
            code: 'not_connected',
            message:
              'Workspace 1234 has no access to a Search Console property yet. Please ask the administrator of this installation to give it access to yours.',
          },
        }),
      )
      await page.goto(planPath(person, 'gsc-integration'))
    },
    states: [
      {
        name: 'the message',
        shows: (page) => page.getByRole('link', { name: 'Write to help@people.example' }),
      },
    ],
  }),
  looksOf('a workspace', {
    open: async (page) => {
      const plans = [{ name: 'Connected', importEnded: '2026-11-20T08:00:00Z' }, ...makePlans(2)]
      const person = await makePerson({
        workspaces: [{ name: LONG_NAME, credits: 1240, paidPlans: 2, plans }],
      })
      await signInAs(page, person)
      await page.goto(`/workspace/${person.workspaces[0]?.id}`)
      return person
    },
    states: [
      { name: 'its plans', shows: (page) => page.getByText('Create new plan') },
      {
        name: 'its long name above a screen',
        reach: (page, person) => goTo(page, planPath(person, 'keywords')),
        shows: (page) => page.getByRole('heading', { level: 1, name: 'Keywords' }),
      },
    ],
  }),
  looksOf('the first step of a new plan', {
    open: async (page) => {
      const person = await makePerson({ workspaces: [{ name: 'Fresh', paidPlans: 3 }] })
      await signInAs(page, person)
      await page.goto(`/workspace/${person.workspaces[0]?.id}/contentplan/add`)
    },
    states: [
      { name: 'empty', shows: (page) => page.getByLabel('Website') },
      {
        name: 'an invalid website, and the list of countries',
        reach: async (page) => {
          await page.getByLabel('Website').fill('wrong')
          await page.getByLabel('Website').blur()
          await expect(page.getByText('Please enter a valid domain')).toBeVisible()
          await page.getByRole('combobox', { name: 'Country' }).click()
        },
        shows: (page) => page.getByRole('option', { name: 'Albania' }),
      },
    ],
  }),
  looksOf('the API tokens', {
    open: async (page) => {
      await openWorkspace(page)
      return openTokens(page)
    },
    states: [
      { name: 'no token', shows: (page) => page.getByText('No API tokens yet.') },
      {
        name: 'a form with a long name',
        reach: async (_, dialog) => {
          await dialog.getByRole('button', { name: 'New token' }).click()
          await dialog
            .getByLabel('Name')
            .fill(`A name that is as long as it may be ${'and longer '.repeat(5)}`)
        },
        shows: (page) => page.getByLabel('Name'),
      },
      {
        name: 'a new token with a long name',
        reach: (page) => page.keyboard.press('Enter'),
        shows: (page) => page.getByLabel('The new token'),
      },
      {
        name: 'two tokens',
        reach: async (page, dialog) => {
          await dialog.getByRole('button', { name: 'I have copied it' }).click()
          await dialog.getByRole('button', { name: 'New token' }).click()
          await dialog.getByLabel('Name').fill('Nightly import')
          await page.keyboard.press('Enter')
          await dialog.getByRole('button', { name: 'I have copied it' }).click()
        },
        shows: (page) => page.getByRole('button', { name: /^Revoke/ }).nth(1),
      },
      {
        name: 'the question before a token is revoked',
        reach: (_, dialog) => dialog.getByRole('button', { name: 'Revoke Nightly import' }).click(),
        shows: (page) => page.getByRole('alertdialog'),
      },
    ],
  }),
]

for (const { screen, look } of SCREENS)
  test(`${screen}: accessible and never too wide, in every colour scheme and width`, look)
