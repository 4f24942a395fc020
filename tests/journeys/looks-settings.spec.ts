import type { Page } from '@playwright/test'
import { goTo } from '#tests/support/browser/go-to.ts'
import { withJourneyDatabase } from '#tests/support/browser/journey-database.ts'
import { expect, test } from '#tests/support/browser/journey.ts'
import { readWordpressKey } from '#tests/support/browser/journey-sandbox.ts'
import { looksOf } from '#tests/support/browser/looks.ts'
import { planPath } from './shell/shell-page.ts'
import { makeConflict, openTrails, writeGuide } from './writing/guide-page.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

const HAND_WRITTEN = `# How the shop writes

- **Sentences: about 12 words, at most 30.** *Median of 200 sentences on 12 pages.*
- Contractions: none
`

const SCREENS = [
  looksOf('settings of a plan', {
    open: async (page) => {
      const person = await openTrails(page)
      await page.goto(planPath(person, 'settings'))
      return person
    },
    states: [
      { name: 'in general', shows: (page) => page.getByRole('button', { name: 'Save', exact: true }) },
      {
        name: 'with a text that somebody else has saved',
        reach: async (page, person) => {
          await tab(page, 'Company info').click()
          await page.getByRole('textbox', { name: 'About the company' }).fill('We make warm boots.')
          await withJourneyDatabase((client) =>
            client.query(`update contentplans set about = 'We make dry socks.' where id = $1`, [
              person.workspaces[0]?.plans[0],
            ]),
          )
          await page.getByRole('button', { name: 'Save', exact: true }).click()
          await expect(page.getByRole('region', { name: 'Differences' })).toContainText('socks')
        },
        shows: (page) => page.getByRole('button', { name: 'Keep mine' }),
        inSight: (page) => ({ part: page.getByRole('button', { name: 'Keep mine' }), ratio: 1 }),
      },
      {
        name: 'its models',
        reach: (page) => tab(page, 'Models').click(),
        shows: (page) => page.getByRole('heading', { name: 'In use now' }),
      },
      {
        name: 'its users',
        reach: (page) => tab(page, 'Users').click(),
        shows: (page) => page.getByRole('list', { name: 'Users of this workspace' }),
      },
      {
        name: 'its style guide, with what it rests on',
        reach: (page, person) => page.goto(planPath(person, 'style-guide')),
        shows: (page) => page.getByRole('complementary', { name: 'What it rests on' }),
      },
      {
        name: 'its AI settings',
        reach: (page, person) => page.goto(planPath(person, 'ai-settings')),
        shows: (page) => page.getByRole('textbox', { name: 'Paragraph' }),
      },
      {
        name: 'a paragraph before and after',
        reach: async (page) => {
          await page
            .getByRole('textbox', { name: 'Paragraph' })
            .fill("Don't wait! It's a boot for 2 seasons.")
          await page.getByRole('button', { name: 'Save and get AI response' }).click()
          await expect(page.getByRole('textbox', { name: 'AI response' })).toContainText('boot')
        },
        shows: (page) => page.getByRole('region', { name: 'The paragraph after' }),
      },
      {
        name: 'its WordPress, of which the pages were read',
        reach: async (page, person) => {
          await page.goto(planPath(person, 'wordpress-integration'))
          await page.getByLabel('API key').fill(await readWordpressKey())
          await page.getByRole('button', { name: 'Save', exact: true }).click()
        },
        shows: (page) => page.getByText(/^Pages of WordPress: \d+ new/),
      },
    ],
  }),
  looksOf('a connection to WordPress', {
    problems: [/status of 424/],
    open: async (page) => {
      const person = await openTrails(page)
      await page.goto(planPath(person, 'wordpress-integration'))
      return person
    },
    states: [
      {
        name: 'by the key of its plugin',
        shows: (page) => page.getByRole('heading', { name: 'How to get the key' }),
      },
      {
        name: 'with an application password that is refused',
        reach: async (page) => {
          await page.getByText('Without the plugin: an application password').click()
          await page.getByLabel('Address of the site').fill('trailhouse.example')
          await page.getByLabel('User name').fill('editor')
          await page.getByLabel('Application password', { exact: true }).fill('abcd abcd abcd')
          await page.getByRole('button', { name: 'Save application password' }).click()
        },
        shows: (page) => page.getByText('does not accept this user name and application password'),
      },
    ],
  }),
  looksOf('a style guide that was written by hand', {
    open: async (page) => {
      const person = await openTrails(page)
      await writeGuide(person, HAND_WRITTEN)
      await page.goto(planPath(person, 'style-guide'))
      return person
    },
    states: [
      { name: 'with its text', shows: (page) => page.getByText('This guide was written by hand.') },
      {
        name: 'beside a paragraph that is far from it',
        reach: async (page, person) => {
          await goTo(page, planPath(person, 'ai-settings'))
          await page.getByRole('textbox', { name: 'Paragraph' }).fill("It's a boot. Don't wait!")
        },
        shows: (page) => page.getByText('is a contraction; the style guide wants none').first(),
      },
    ],
  }),
  looksOf('a style guide that two people change', {
    problems: [/status of 409/],
    open: makeConflict,
    states: [
      { name: 'when the second one saves', shows: (page) => page.getByRole('button', { name: 'Keep mine' }) },
      {
        name: 'when what was not saved is offered',
        reach: async (page, person) => {
          await page.goto(planPath(person, 'settings'))
          await page.goto(planPath(person, 'style-guide'))
        },
        shows: (page) => page.getByRole('button', { name: 'Restore', exact: true }),
      },
      {
        name: 'with what differs in it',
        reach: (page) => page.getByRole('button', { name: 'Show what differs' }).click(),
        shows: (page) => page.getByRole('button', { name: 'Hide what differs' }),
      },
    ],
  }),
]

for (const { screen, look } of SCREENS)
  test(`${screen}: accessible and never too wide, in every colour scheme and width`, look)
