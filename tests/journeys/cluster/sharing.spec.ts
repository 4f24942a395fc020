import { expect, expectNoAxeViolations, test } from '#tests/support/browser/journey.ts'
import { sumLayoutShifts } from '#tests/support/browser/layout-shifts.ts'
import { weighPage } from '#tests/support/browser/page-weight.ts'
import { goTo } from '#tests/support/browser/go-to.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'
import { openDrafted, openSharing, shareCluster, stubCompetitors } from './share-page.ts'

// A WebSocket that is routed stays so for the window.
test.use({ hasOwnWindow: true })

test('a cluster is shared with a window without an account, which sees nothing else, until the sharing ends', async ({
  page,
  browser,
  baseURL,
}) => {
  const { person } = await openDrafted(page)
  const path = await shareCluster(page)
  await expect((await openSharing(page)).getByRole('button', { name: 'Copy link' })).toBeFocused()
  await page.reload()
  const panel = await openSharing(page)
  await expect(panel.getByRole('link', { name: 'Open link' })).toHaveAttribute('href', path)

  const stranger = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
  const window = await stranger.newPage()
  await stubCompetitors(window)
  const calls = new Set<string>()
  window.on('request', (request) => calls.add(new URL(request.url()).pathname.replace(/\d+/, 'id')))
  const opened = await window.goto(path)
  expect(opened?.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
  await expect(window).toHaveTitle('Winter boots | Keyloom')
  await expect(window.getByRole('heading', { level: 1, name: 'Winter boots' })).toBeVisible()
  await expect(window.getByRole('heading', { level: 2, name: 'How to choose winter boots' })).toBeVisible()
  await expect(window.getByText('StatusEdited')).toBeVisible()
  await expect(window.getByRole('table', { name: 'Top competitors' }).getByRole('row')).toHaveCount(11)
  await expect(window.getByRole('listitem').filter({ hasText: 'Internal links' })).toContainText(
    '2 planned, 1 in the draft',
  )
  await expect(window.getByText(/^Traffic: .* not computed from the text\.$/)).toBeVisible()
  await expect(window.getByRole('link', { name: 'Create similar briefs' })).toHaveAttribute('href', '/main')
  await expect(window.getByRole('button', { name: /share/i })).toHaveCount(0)
  await expect(window.getByRole('navigation', { name: 'Content plan' })).toHaveCount(0)
  await expect(window.getByRole('link', { name: /demo call|case study/ })).toHaveCount(0)

  await window.getByRole('button', { name: 'Content map' }).press('Enter')
  const map = window.getByRole('dialog', { name: 'Content map' })
  await expect(map.getByRole('columnheader')).toHaveText([
    'Funnel',
    'Hub 1',
    'Hub 2',
    'Hub 3',
    'Hub 4',
    'Hub 5',
  ])
  await expect(map.getByRole('rowheader')).toHaveText([
    'Top Funnel',
    'Middle Funnel',
    'Bottom Funnel',
    'Products',
  ])
  await expect(map.getByRole('listitem').filter({ hasText: 'Winter boots' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await window.keyboard.press('Escape')
  await expect(window.getByRole('button', { name: 'Content map' })).toBeFocused()
  expect((await weighPage(window)).script).toBeLessThanOrEqual(260)
  expect(await window.evaluate(sumLayoutShifts)).toBeLessThanOrEqual(0.02)
  expect([...calls].filter((call) => call.startsWith('/api')).toSorted()).toEqual([
    '/api/article/id',
    '/api/article/id/keyword',
    '/api/article/id/map',
    '/api/article/id/url/external',
    '/api/installation',
  ])
  await goTo(window, planPath(person, 'home'))
  await expect(window.getByRole('heading', { level: 1, name: 'Welcome to Keyloom' })).toBeVisible()

  await panel.getByRole('button', { name: 'Disable share' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable share' }).click()
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeFocused()
  await window.goto(path)
  await expect(window.getByRole('heading', { level: 1, name: 'This link is no longer valid' })).toBeVisible()
  await expectNoAxeViolations(window)
  await stranger.close()
})

test('a link that another tab has replaced is neither ended nor replaced by this one', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/status of 409 .*article/)
  const { person, id } = await openDrafted(page)
  const path = await shareCluster(page)
  const other = await context.newPage()
  // This tab has to hear of the change late.
  await page.routeWebSocket('**/api/socket', () => {})
  await page.reload()
  const panel = await openSharing(page)
  await other.goto(planPath(person, `article/${id}`))
  const there = await openSharing(other)
  await expect(there.getByText('a new link ends the one before')).toBeVisible()
  await there.getByRole('button', { name: 'New link' }).click()
  await expect(there.getByRole('link', { name: 'Open link' })).not.toHaveAttribute('href', path)

  await panel.getByRole('button', { name: 'Disable share' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable share' }).click()
  await expect(page.getByText('Sharing was changed in another window just now.')).toBeVisible()
  await expect((await openSharing(page)).getByRole('button', { name: 'New link' })).toBeVisible()
  await other.close()
})

const HOSTILE = `# Fine

<script>window.broken = 1</script>
<img src="data:image/gif;base64,broken" onerror="window.broken = 2">
<svg onload="window.broken = 3"></svg>
<a href="javascript:window.broken = 4" id="html">html</a>
<iframe srcdoc="<script>parent.broken = 5</script>"></iframe>
<form action="/api/auth/out"><button>send</button></form>

[markdown](javascript:window.broken=6) [data](data:text/html,<script>window.broken=7</script>)
`

test('nothing in a final draft can run, or send anything, in the window of a visitor', async ({
  page,
  expectProblem,
}) => {
  // Browsers say this of markup that they read and do not run.
  expectProblem(/inline event handler violates/)
  await stubCompetitors(page)
  await openDrafted(page, HOSTILE)
  await page.goto(await shareCluster(page))
  const draft = page.getByRole('article', { name: 'Final draft' })
  await expect(draft.getByRole('heading', { name: 'Fine' })).toBeVisible()
  await expect(draft.locator('script, iframe, form, [onerror], [onload]')).toHaveCount(0)
  const links = draft.getByText(/^(html|markdown|data)$/)
  await expect(links).toHaveCount(3)
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))).toEqual([
    '',
    '',
    '',
  ])
  expect(await page.evaluate(() => Reflect.get(window, 'broken'))).toBeUndefined()
})
