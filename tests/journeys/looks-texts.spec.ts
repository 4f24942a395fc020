import type { Page } from '@playwright/test'
import { goTo } from '#tests/support/browser/go-to.ts'
import { expect, test } from '#tests/support/browser/journey.ts'
import { looksOf } from '#tests/support/browser/looks.ts'
import {
  button,
  choose,
  comparison,
  decide,
  editor,
  holdSaves,
  makeColleague,
  makeTexts,
  SAVES,
  saveAs,
  status,
  tab,
  textHistory,
  texts,
  typeAtEnd,
  type OpenedTexts,
} from './cluster/texts-page.ts'

const LINES = Array.from(
  { length: 12 },
  (_, at) => `Paragraph ${at + 1} about warm boots for long winter walks.`,
)
const DRAFT = `# How to choose waterproof hiking boots\n\n${LINES.join('\n\n')}\n`

interface Opened extends OpenedTexts {
  colleague: Awaited<ReturnType<typeof makeColleague>>
}

async function openTexts(page: Page): Promise<Opened> {
  const opened = await makeTexts(page, {
    description: 'For hikers with wide feet who walk on snow and ice.',
    draft: [DRAFT.slice(0, 200), DRAFT.slice(0, 400), DRAFT],
  })
  const colleague = await makeColleague(opened.person, 'Grace Hopper-Nightingale of Northumberland')
  await page.goto(opened.path)
  await expect(editor(page)).toBeVisible()
  return { ...opened, colleague }
}

/** Types in two places while a colleague saves another text. */
async function makeConflict(page: Page, opened: Opened, text: string): Promise<void> {
  const release = await holdSaves(page)
  await typeAtEnd(editor(page), 'See you outside, in the snow.')
  await saveAs(page, opened, { text, by: opened.colleague })
  release()
  await expect(comparison(page)).toBeVisible()
  await page.unroute(SAVES)
}

const SCREENS = [
  looksOf('the texts of a cluster', {
    open: openTexts,
    problems: [/ERR_FAILED/, /status of 409/],
    states: [
      { name: 'a text that is saved', shows: (page) => texts(page).getByText(/ · Saved /) },
      {
        name: 'an empty text',
        reach: (page) => tab(page, 'Research').click(),
        shows: (page) => texts(page).getByText(/^The research collects facts/),
      },
      {
        name: 'a save that failed',
        reach: async (page) => {
          await tab(page, 'Final Draft').click()
          await page.route(SAVES, (route) => route.abort())
          await typeAtEnd(editor(page, 'Final Draft'), 'Warm boots')
        },
        shows: (page) => status(page, 'Save failed - will retry').or(button(page, 'Try again')),
      },
      {
        name: 'a cluster that is being written',
        reach: async (page, { path }) => {
          await page.unroute(SAVES)
          await page.route(SAVES, (route) =>
            route.fulfill({
              status: 409,
              json: { message: 'The cluster is being written.', code: 'conflict' },
            }),
          )
          await goTo(page, path)
          await typeAtEnd(editor(page), ' more')
        },
        shows: (page) => button(page, 'Copy text'),
      },
      {
        name: 'a comparison of changes in different places',
        reach: async (page, opened) => {
          await page.unroute(SAVES)
          await button(page, 'Try again').click()
          await expect(status(page, 'Changes saved')).toBeVisible()
          await makeConflict(page, opened, DRAFT.replace('warm boots', 'very warm boots'))
        },
        shows: (page) => comparison(page).getByRole('button', { name: 'Save the merged text' }),
      },
      {
        name: 'the differences from the text of the other',
        reach: (page) => choose(comparison(page), 'Mine'),
        shows: (page) => comparison(page).getByRole('button', { name: 'Keep mine' }),
      },
      {
        name: 'a text that is kept aside',
        reach: async (page) => {
          await decide(page, 'Theirs')
          await button(page, 'Show what differs').click()
        },
        shows: (page) => texts(page).locator('ins').first(),
      },
      {
        name: 'a comparison of changes in the same place',
        reach: (page, opened) => makeConflict(page, opened, `${DRAFT.trimEnd()} Good night.`),
        shows: (page) => comparison(page).getByRole('group', { name: /^Place 1/ }),
      },
      {
        name: 'the history',
        reach: async (page) => {
          await page.keyboard.press('Escape')
          await button(page, 'History').click()
          await textHistory(page).getByRole('button', { name: 'Show each save' }).last().click()
        },
        shows: (page) =>
          textHistory(page)
            .getByText(/^Ada Lovelace$/)
            .first(),
      },
      {
        name: 'an earlier version',
        reach: (page) =>
          textHistory(page)
            .getByRole('button', { name: /^Ada Lovelace/ })
            .last()
            .click(),
        shows: (page) => textHistory(page).getByRole('button', { name: 'Restore' }),
      },
    ],
  }),
]

for (const { screen, look } of SCREENS)
  test(`${screen}: accessible and never too wide, in every colour scheme and width`, look)
