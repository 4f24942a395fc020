import type { Locator, Page } from '@playwright/test'
import type { TextSection } from '#features/articles/rules.ts'
import { itemAt } from '#platform/items.ts'
import { expect } from '#tests/support/browser/journey.ts'
import { withJourneyDatabase } from '#tests/support/browser/journey-database.ts'
import { makePerson, signInAs, type Person } from '#tests/support/browser/journey-person.ts'
import { seedCluster } from '#tests/support/browser/journey-serps.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'

export interface OpenedTexts {
  person: Person
  articleId: number
  /** The address of the cluster's draft. */
  path: string
}

const FIELDS = {
  description: ['updateDescription', 'description'],
  research: ['updateResearch', 'research'],
  draft: ['updateDraft', 'draft'],
  final: ['updateFinalDraft', 'final'],
} as const satisfies Record<TextSection, readonly [string, string]>

/** The request that saves a draft. */
export const SAVES = /\/contentplan\/\d+\/article$/

/** Signs in a person with a cluster whose texts were saved before. */
export async function makeTexts(
  page: Page,
  texts: Partial<Record<TextSection, string | readonly string[]>> = {},
): Promise<OpenedTexts> {
  const person = await makePerson({ workspaces: [{ name: 'Acme Studio', plans: [{ name: 'Acme shoes' }] }] })
  const articleId = await seedCluster(person, { title: 'Trail boots', serps: { 'texts boots': null } })
  const opened = { person, articleId, path: planPath(person, `article/${articleId}?text=draft`) }
  for (const [section, versions] of Object.entries(texts))
    for (const text of [versions].flat()) await saveAs(page, opened, { section: sectionOf(section), text })
  await signInAs(page, person)
  return opened
}

/** The same, with the draft open. */
export async function openDraft(page: Page, draft: string | readonly string[] = []): Promise<OpenedTexts> {
  const opened = await makeTexts(page, { draft })
  await page.goto(opened.path)
  await expect(editor(page)).toBeVisible()
  return opened
}

interface SavedText {
  section?: TextSection
  text: string
  /** Another member of the workspace. */
  by?: Pick<Person, 'token'>
}

/** Saves a text through the API, as a window elsewhere does. */
export async function saveAs(
  page: Page,
  { person, articleId }: Pick<OpenedTexts, 'person' | 'articleId'>,
  { section = 'draft', text, by = person }: SavedText,
): Promise<void> {
  const [action, field] = FIELDS[section]
  const answer = await page.request.put(`/api/contentplan/${person.workspaces[0]?.plans[0]}/article`, {
    headers: { authorization: `Bearer ${by.token}` },
    data: { action, articleIds: [articleId], [field]: text },
  })
  expect(answer.ok()).toBe(true)
}

/** Another member of the person's workspace. */
export async function makeColleague({ workspaces }: Person, name: string): Promise<Person> {
  const colleague = await makePerson({ name, workspaces: [] })
  await withJourneyDatabase((client) =>
    client.query('insert into workspace_members (workspace_id, user_id) values ($1, $2)', [
      itemAt(workspaces, 0).id,
      colleague.userId,
    ]),
  )
  return { ...colleague, workspaces }
}

/** The newest draft that the server has, and its version. */
export async function readDraft(page: Page, { person, articleId }: OpenedTexts) {
  const answer = await page.request.get(`/api/article/${articleId}/text/draft`, {
    headers: { authorization: `Bearer ${person.token}` },
  })
  const { text, version }: { text: string; version: number } = await answer.json()
  return { text, version }
}

export const texts = (page: Page) => page.getByRole('region', { name: 'Texts' })
export const tab = (page: Page, name: string) =>
  texts(page).getByRole('tab', { name: new RegExp(`^${name}\\b`) })
export const editor = (page: Page, name = 'Draft') => texts(page).getByRole('textbox', { name, exact: true })
export const status = (page: Page, text: string) =>
  texts(page).getByText(text, { exact: true }).filter({ visible: true })
export const button = (page: Page, name: string) => texts(page).getByRole('button', { name, exact: true })
export const comparison = (page: Page) => page.getByRole('dialog', { name: 'Draft: two versions' })
export const textHistory = (page: Page) => page.getByRole('dialog', { name: 'Draft: history' })

/** Chooses an option of a bar in a dialog, as a user does: by its label. */
export async function choose(dialog: Locator, label: string): Promise<void> {
  await dialog.getByRole('radiogroup').getByText(label, { exact: true }).click()
}

/** Chooses what a text becomes that two people changed. */
export async function decide(page: Page, choice: 'Mine' | 'Theirs'): Promise<void> {
  const deciding = comparison(page).getByRole('button', {
    name: choice === 'Mine' ? 'Keep mine' : 'Take theirs',
  })
  await choose(comparison(page), choice)
  await expect(deciding).toBeVisible()
  // The button moves when the differences are known.
  await expect(comparison(page).locator('ins, del').first()).toBeVisible()
  await deciding.click()
}

/** Holds saves back until the returned function is called, so that another one comes first. */
export async function holdSaves(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(SAVES, (route) => promise.then(() => route.continue()))
  return resolve
}

/** Types at the end of a text, as a user does. */
export async function typeAtEnd(field: Locator, words: string): Promise<void> {
  await field.click()
  await field.press('ControlOrMeta+End')
  await field.pressSequentially(words)
}

/** Expects what an editor shows, whether it is a text field or a page to edit. */
export async function expectText(field: Locator, text: string | RegExp): Promise<void> {
  await expect
    .poll(() =>
      field.evaluate((element) =>
        element instanceof HTMLTextAreaElement ? element.value : (element.textContent ?? ''),
      ),
    )
    .toMatch(text)
}

/** How many texts the browser keeps that are not saved. */
export function countKept(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('keyloom-typed-texts')
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('drafts').objectStore('drafts').count()
          counting.addEventListener('success', () => {
            opening.result.close()
            resolve(counting.result)
          })
        })
      }),
  )
}

/** Ends a tab as a crash does: the page gets no chance to save anything. */
export async function killTab(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  // The crash ends the session before there is an answer.
  devtools.send('Page.crash').catch(() => {})
  await crashed
}

function sectionOf(name: string): TextSection {
  if (name === 'description' || name === 'research' || name === 'draft' || name === 'final') return name
  throw new Error(`no text is called ${name}`)
}
