import { GREETING, PRESETS } from '#features/assistant/rules.ts'
import { makeTexts, readDraft, tab } from '#tests/journeys/cluster/texts-page.ts'
import { expect, expectNoAxeViolations, test } from '#tests/support/browser/journey.ts'
import { openUnguarded } from '#tests/support/browser/unguarded-page.ts'
import { ATTACKS } from '#tests/support/editor/attacks.ts'
import { assistantOf, openAssistant } from './assistant-page.ts'

const LEAD = 'Trail boots last for years. They keep the feet dry. This sentence says nothing new.'
const CARE = 'Brush them after each walk. Wax keeps the rain out. This one may go.'
const DRAFT = `${LEAD}\n\n## Care\n\n${CARE}\n`

test('the assistant reads a text and proposes changes, of which one is accepted and saved', async ({
  page,
}) => {
  const opened = await makeTexts(page, { draft: DRAFT })
  await page.goto(opened.path)
  await openAssistant(page)
  const { panel, talk, field } = assistantOf(page)
  await expect(talk.getByText(GREETING)).toBeVisible()
  for (const preset of PRESETS) await expect(talk.getByRole('button', { name: preset })).toBeVisible()

  await field.fill('Make the text shorter')
  await field.press('Shift+Enter')
  await expect(field).toHaveValue('Make the text shorter\n')
  await field.press('Enter')
  await expect(field).toHaveValue('')
  const chips = talk.getByRole('list', { name: 'What was looked up' })
  await expect(chips.getByRole('listitem')).toHaveText([
    'Reading the draft',
    'Proposing changes of the draft',
  ])
  await expect(talk.getByText('I propose 2 changes.')).toBeVisible()
  await expect(panel.locator('del')).toHaveText([' This sentence says nothing new.', ' This one may go.'])
  expect((await readDraft(page, opened)).text).toBe(DRAFT)
  await expectNoAxeViolations(page)

  await panel.getByRole('button', { name: 'Accept change 2' }).click()
  await expect(panel.getByText('Accepted', { exact: true })).toBeVisible()
  const accepted = DRAFT.replace(' This one may go.', '')
  await expect.poll(async () => (await readDraft(page, opened)).text).toBe(accepted)
  await panel.getByRole('button', { name: 'Undo the choice for change 2' }).click()
  await expect.poll(async () => (await readDraft(page, opened)).text).toBe(DRAFT)

  // The conversation stays while another text and another side are shown, and after a reload.
  await tab(page, 'Brief').click()
  await expect(panel.getByText('Open the Draft to accept changes of it.')).toBeVisible()
  await page.reload()
  await openAssistant(page)
  await expect(talk.getByText('Make the text shorter')).toBeVisible()
  await tab(page, 'Draft').click()
  await field.fill(' replace "Wax" with "Oil"')
  await field.press('Enter')
  await expect(talk.getByText('I propose one change.')).toBeVisible()
  const draft = page.getByRole('textbox', { name: 'Draft', exact: true })
  await draft.getByText('Wax keeps the rain out').click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('All new.')
  await panel.getByRole('button', { name: 'Accept this change' }).click()
  await expect(
    panel.getByText('The text has changed meanwhile, so this change does not fit any more.'),
  ).toBeVisible()
  await expect(draft).toHaveText('All new.')

  await panel.getByRole('button', { name: 'Clear the conversation' }).click()
  await expect(talk.getByText('Make the text shorter')).toBeHidden()
})

/** A page without the server's security policy, which would hide that something could run. */
test.describe('whatever the model says', () => {
  test.use({ hasOwnWindow: true })

  test('it is shown as text: nothing runs, no image is loaded, and links lead only where they may', async ({
    browser,
  }) => {
    const page = await openUnguarded(browser)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const { path } = await makeTexts(page, { draft: DRAFT })
    await page.goto(path)
    await openAssistant(page)
    const { talk, field } = assistantOf(page)
    const link = '[Read this](https://evil.example/?q=secret) ![pixel](https://evil.example/pixel.png)'
    // As many as fit into one question.
    for (const [at, attacks] of batches(ATTACKS, 30).entries()) {
      await field.fill(`Say: ${attacks.join('\n\n')}\n\n${link}\n\nend ${at}`)
      await field.press('Enter')
      const answer = talk.getByRole('article').nth(at)
      await expect(answer).toContainText(`end ${at}`)
      await expect(talk).toHaveAttribute('aria-busy', 'false')
    }
    const found = await talk.evaluate((element) => [
      ...window.attacksThatRan,
      ...[...element.querySelectorAll(':scope article *')]
        .filter(({ localName }) =>
          /^(a|img|script|iframe|object|embed|svg|form|style|base|meta)$/.test(localName),
        )
        .map(({ outerHTML }) => outerHTML),
    ])
    expect(found).toEqual([])
    await expect(talk.getByRole('article').first()).toContainText('<script>ran(1)</script>')
    expect(asked.filter((url) => url.includes('evil.example'))).toEqual([])
    await page.context().close()
  })
})

function batches<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  )
}
