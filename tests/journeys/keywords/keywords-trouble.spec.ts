import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { withJourneyDatabase } from '#tests/support/browser/journey-database.ts'
import { test } from '#tests/support/browser/journey-paid.ts'
import type { Person } from '#tests/support/browser/journey-person.ts'
import { passPauses, signInByProxy } from '#tests/support/browser/journey-proxy.ts'
import { expect, expectFineInAllColours } from '#tests/support/browser/journey.ts'
import { button, dialog, run, step } from '#tests/journeys/keywords/clustering-page.ts'
import { act, filter, messages, openPlanKeywords, research, row, tab } from './keywords-page.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'

const SEARCH = 2_000
const AWAY = 'DataForSEO does not work at the moment; please try again later.'
const LONG = { timeout: 60_000 }

// One program and one imitation of DataForSEO, which each journey breaks and repairs.
test.describe.configure({ mode: 'default' })

test.afterEach(({ paid }) => paid.heal())

/** Words that no other journey searches for, so that each of their results has to be paid for. */
function inventWords(topic: string, count: number): string[] {
  return Array.from({ length: count }, (_, place) => `${topic} size ${place + 1}`)
}

async function startRun(page: Page) {
  await button(page).click()
  await dialog(page).getByRole('button', { name: 'Run clustering' }).click()
  await expect(dialog(page)).toBeHidden()
}

function api(page: Page, person: Person) {
  return async (method: 'GET' | 'PUT', data?: object) => {
    const answer = await page.request.fetch(`/api/workspace/${person.workspaces[0]?.id}/costs`, {
      method,
      headers: { authorization: `Bearer ${person.token}` },
      ...(data && { data }),
    })
    return answer.json()
  }
}

test('a run waits for a provider that is down, then ends with the reason, and Resume finishes it', async ({
  page,
  paid,
}) => {
  const person = await openPlanKeywords(page, { words: inventWords('canvas awning', 6) })
  await paid.fail('unavailable')
  await startRun(page)
  await expect(run(page)).toContainText(`${AWAY} This continues automatically.`, LONG)
  await expect(step(page, 'Crawling')).toContainText('goes on')
  await expect(run(page).getByRole('button', { name: 'Cancel' })).toBeEnabled()
  await expectFineInAllColours(page)

  await spendAttempts(person)
  await wakeRun(person)
  await expect(run(page).getByRole('button', { name: 'Resume' })).toBeVisible(LONG)
  await expect(run(page)).toContainText(AWAY)
  await expect(step(page, 'Crawling')).toContainText('failed')
  await expect(tab(page, 'Inactive')).toContainText('6')
  await expectFineInAllColours(page)

  await paid.heal()
  await run(page).getByRole('button', { name: 'Resume' }).click()
  await expect(tab(page, 'Active')).toContainText('6', LONG)
  await expect(run(page)).toBeHidden()
})

test('with a provider that never answers the page stays usable, and Cancel leaves the plan as it was', async ({
  page,
  paid,
}) => {
  await openPlanKeywords(page, { active: 12, words: inventWords('birch canoe', 5) })
  await paid.slow(600_000)
  await startRun(page)
  await expect(step(page, 'Crawling')).toContainText('goes on')
  await filter(page).fill('active 1')
  await page.keyboard.press('Enter')
  await expect(tab(page, 'Active')).toContainText('4')
  await page.reload()
  await expect(step(page, 'Crawling')).toContainText('goes on')
  await run(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(messages(page)).toContainText('Clustering cancelled. The plan is as it was.')
  await expect(run(page)).toBeHidden()
  await page.getByRole('button', { name: 'Clear filter by keyword' }).click()
  await expect(tab(page, 'Active')).toContainText('12')
  await expect(tab(page, 'Inactive')).toContainText('5')

  await paid.heal()
  await startRun(page)
  await expect(tab(page, 'Active')).toContainText('17', LONG)
})

test('at the cap the run stops, says what to do, and later pays only for what is missing', async ({
  page,
}) => {
  const person = await openPlanKeywords(page, { words: inventWords('copper kettle', 16) })
  const costs = api(page, person)
  await costs('PUT', { monthly_cap: 10 * SEARCH })
  await startRun(page)
  await expect(run(page)).toContainText(
    'This would cost more than the $0.02 that this workspace may spend in a month. To go on, raise its monthly cap or ask the operator of this installation to.',
    LONG,
  )
  await expect(tab(page, 'Inactive')).toContainText('16')
  await expectFineInAllColours(page)
  expect(await costs('GET')).toMatchObject({ spent: 8 * SEARCH })

  await costs('PUT', { monthly_cap: 100 * SEARCH })
  await run(page).getByRole('button', { name: 'Resume' }).click()
  await expect(tab(page, 'Active')).toContainText('16', LONG)
  expect(await costs('GET')).toMatchObject({ spent: 16 * SEARCH })
})

test('keywords that are excluded during a run stay excluded, and no other keyword is lost', async ({
  page,
  paid,
}) => {
  const words = inventWords('felt hat', 12)
  await openPlanKeywords(page, { words, search: '?tab=inactive' })
  await paid.fail('unavailable')
  await startRun(page)
  await expect(run(page)).toContainText(AWAY, LONG)
  await act(page, 'felt hat size 1', 'Exclude')
  await act(page, 'felt hat size 5', 'Exclude')
  await expect(tab(page, 'Excluded')).toContainText('2')
  await paid.heal()
  await expect(tab(page, 'Active')).toContainText('10', LONG)
  await expect(run(page)).toBeHidden()
  await expect(tab(page, 'Inactive')).toContainText('0')
  await expect(tab(page, 'Excluded')).toContainText('2')
  await tab(page, 'Excluded').click()
  await expect(row(page, 'felt hat size 1')).toContainText('Excluded')
  await expect(row(page, 'felt hat size 5')).toContainText('Excluded')
})

test.describe('with a controlled clock', () => {
  // A controlled clock cannot be removed from a window.
  test.use({ hasOwnWindow: true })

  test('a run that ends while the connection is cut is shown correctly when the connection is back', async ({
    page,
    paid,
    expectProblem,
  }) => {
    expectProblem(/net::ERR_|WebSocket/)
    const person = await openPlanKeywords(page, { words: inventWords('linen sail', 6) })
    const proxy = await signInByProxy(page, { person, target: paid.address })
    await page.goto(`${proxy.address}${planPath(person, 'keywords')}`)
    await paid.fail('unavailable')
    await startRun(page)
    await expect(run(page)).toContainText(AWAY, LONG)
    proxy.cut()
    await paid.heal()
    await expect(async () => {
      await wakeRun(person)
      expect(await readRunState(person)).toBe('done')
    }).toPass({ intervals: [100], ...LONG })
    await expect(step(page, 'Crawling')).toContainText('goes on')
    proxy.mend()
    await passPauses(
      page,
      () => expect(tab(page, 'Active')).toContainText('6', { timeout: 500 }),
      LONG.timeout,
    )
    await expect(run(page)).toBeHidden()
    await expect(button(page)).toBeEnabled()
    await proxy.close()
  })
})

test('of two windows that start a run, the second is told what is under way', async ({
  page,
  context,
  paid,
}) => {
  const person = await openPlanKeywords(page, { words: inventWords('oak barrel', 5) })
  const second = await context.newPage()
  await second.goto(planPath(person, 'keywords'))
  await button(second).click()
  await expect(dialog(second)).toContainText('5 keywords become active.')
  await paid.slow(600_000)
  await startRun(page)
  await expect(dialog(second).getByRole('alert')).toHaveText(
    'A clustering of this plan goes on already. Close this to see how far it is.',
  )
  await expect(dialog(second).getByRole('button', { name: 'Run clustering' })).toBeDisabled()
  await expectFineInAllColours(second)
  await second.keyboard.press('Escape')
  await expect(step(second, 'Crawling')).toContainText('goes on')
  await expect(button(second)).toBeDisabled()
  await run(second).getByRole('button', { name: 'Cancel' }).click()
  for (const each of [page, second]) {
    await expect(run(each)).toBeHidden()
    await expect(button(each)).toBeEnabled()
  }
})

test('emoji and keywords in every script are imported, found, clustered and exported unchanged', async ({
  page,
}) => {
  const words = [
    '👟 trail shoes',
    'حذاء الجري للرجال',
    'נעלי ריצה',
    'รองเท้าวิ่งเทรล',
    'トレイルランニング シューズ',
    'c++',
  ]
  await openPlanKeywords(page, { search: '?dialog=upload' })
  await research(page)
    .getByLabel('Choose a file')
    .setInputFiles({
      name: 'words.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `Keyword,Volume\n${words.map((word, place) => `${word},${900 - place}`).join('\n')}\n`,
      ),
    })
  await research(page).getByRole('button', { name: 'Add 6 keywords' }).click()
  for (const word of words) await expect(row(page, word)).toBeVisible()
  await startRun(page)
  await expect(tab(page, 'Active')).toContainText('6', LONG)
  await tab(page, 'Active').click()
  for (const word of words) {
    await filter(page).fill(word)
    await page.keyboard.press('Enter')
    await expect(tab(page, 'Active')).toContainText('1')
    await expect(row(page, word)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Clear filter by keyword' }).click()
  await expect(tab(page, 'Active')).toContainText('6')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  const lines = (await readFile(await (await downloading).path(), 'utf8')).split('\r\n').slice(1, -1)
  expect(lines.map((line) => line.split(',')[0])).toEqual(words)
})

/** Sets the attempts as if a provider had been down for ten minutes: the next failure is the last. */
async function spendAttempts(person: Person) {
  await withJourneyDatabase((client) =>
    client.query(
      `update run_steps set attempts = 7 where name = 'Crawling' and workspace_id = $1 and state = 'inProgress'`,
      [person.workspaces[0]?.id],
    ),
  )
}

/** Ends the pause of a waiting run. */
async function wakeRun(person: Person) {
  await withJourneyDatabase((client) =>
    client.query(`update runs set wake_at = now() where workspace_id = $1 and state = 'waiting'`, [
      person.workspaces[0]?.id,
    ]),
  )
}

function readRunState(person: Person) {
  return withJourneyDatabase(async (client) => {
    const { rows } = await client.query('select state from runs where workspace_id = $1', [
      person.workspaces[0]?.id,
    ])
    return rows[0]?.state
  })
}
