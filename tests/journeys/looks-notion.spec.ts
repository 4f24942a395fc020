import { askToUpload, choosePage, openConnected, TITLE } from './connections/notion-page.ts'
import { planPath } from './shell/shell-page.ts'
import { expect, test } from '#tests/support/browser/journey.ts'
import { looksOf } from '#tests/support/browser/looks.ts'

const { screen, look } = looksOf('articles in Notion', {
  open: openConnected,
  states: [
    {
      name: 'before a page is chosen',
      shows: (page) => page.getByRole('button', { name: 'Choose page', exact: true }),
    },
    {
      name: 'while the page is chosen',
      reach: (page) => page.getByRole('button', { name: 'Choose page', exact: true }).click(),
      shows: (page) => page.getByRole('radio', { name: 'Journal drafts' }),
      inSight: (page) => ({ part: page.getByRole('button', { name: 'Save', exact: true }), ratio: 1 }),
    },
    {
      name: 'after the page is chosen',
      reach: async (page) => {
        await page.getByRole('button', { name: 'Cancel' }).click()
        await choosePage(page, { button: 'Choose page', title: 'Journal drafts' })
      },
      shows: (page) => page.getByText('Articles go under “Journal drafts”.'),
    },
    {
      name: 'before an article is sent',
      reach: async (page, { person }) => {
        await page.goto(planPath(person, 'content-editor?tab=all'))
        await askToUpload(page)
      },
      shows: (page) => page.getByRole('button', { name: 'Send to Notion' }),
      inSight: (page) => ({ part: page.getByRole('button', { name: 'Send to Notion' }), ratio: 1 }),
    },
    {
      name: 'after the article is sent',
      reach: async (page) => {
        await page.getByRole('button', { name: 'Send to Notion' }).click()
        await expect(page.getByRole('dialog', { name: `Publish “${TITLE}”` })).toBeHidden()
        await askToUpload(page)
      },
      shows: (page) => page.getByRole('list', { name: 'Where it is' }),
    },
  ],
})

test(`${screen}: accessible and never too wide, in every colour scheme and width`, look)
