import type { Page } from '@playwright/test'
import { expect } from '#tests/support/browser/journey.ts'
import { withJourneyDatabase } from '#tests/support/browser/journey-database.ts'
import { signInAs, type Person } from '#tests/support/browser/journey-person.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'

export async function openNewArticle(page: Page, person: Person, search = ''): Promise<void> {
  await signInAs(page, person)
  await page.goto(planPath(person, `new-article${search}`))
  await expect(page.getByRole('heading', { name: 'What do you want to write about?' })).toBeVisible()
}

export function keywordField(page: Page) {
  return page.getByRole('textbox', { name: 'Write a keyword' })
}

export function promptField(page: Page) {
  return page.getByRole('textbox', { name: 'Describe what you want to write about in detail' })
}

export async function searchKeyword(page: Page, keyword: string): Promise<void> {
  await keywordField(page).fill(keyword)
  await keywordField(page).press('Enter')
  await expect(page.getByRole('region', { name: /match/ })).toBeVisible()
}

export function cards(page: Page) {
  return page.getByRole('main').getByRole('article')
}

export function settings(page: Page) {
  return page.getByRole('dialog', { name: 'Confirm article settings' })
}

/** Chooses a hub, or the line that makes a new one, in the open dialog. */
export async function chooseTopic(page: Page, typed: string, option: RegExp | string): Promise<void> {
  await settings(page).getByLabel('Topic').fill(typed)
  await page.getByRole('option', { name: option }).click()
}

/** The clusters of the person's plan with this title. */
export async function clustersOf({ workspaces: [first] }: Person, title: string) {
  const { rows } = await withJourneyDatabase((client) =>
    client.query(
      `select a.title, t.name as hub, a.funnel, a.type, a.prompt, k.keyword as main_keyword, a.keyword_count
       from articles a left join topics t on t.id = a.topic_id left join keywords k on k.id = a.main_keyword_id
       where a.contentplan_id = $1 and a.title = $2`,
      [first?.plans[0], title],
    ),
  )
  return rows
}

/** How often writing was started in the person's plan. */
export async function countRuns({ workspaces: [first] }: Person): Promise<number> {
  const { rows } = await withJourneyDatabase((client) =>
    client.query<{ count: number }>(
      `select count(*)::integer as count from runs where contentplan_id = $1 and name = 'writing'`,
      [first?.plans[0]],
    ),
  )
  return rows[0]?.count ?? 0
}

/** Stops what was started, because a whole article takes long. */
export async function stopWriting(page: Page): Promise<void> {
  const writing = page.getByRole('region', { name: 'Writing' })
  await writing.getByRole('button', { name: 'Stop' }).click()
  await expect(writing.getByText('The writing was stopped.')).toBeVisible()
}
