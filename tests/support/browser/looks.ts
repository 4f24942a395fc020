import { join } from 'node:path'
import type { CDPSession, Locator, Page } from '@playwright/test'
import { itemAt } from '#platform/items.ts'
import { expect, expectNoAxeViolations, test } from './journey.ts'

/** A screen, or a part of one, with the states in which it is checked. */
interface Looks<T> {
  /** Opens the screen; its result is passed to every state. */
  open: (page: Page) => Promise<T>
  /** The states, in the order in which one is reached from the other. */
  states: readonly State<T>[]
  /** Problems that the browser reports on purpose. */
  problems?: readonly RegExp[]
}

interface State<T> {
  name: string
  /** Goes from the previous state, or from the opened screen, to this one. */
  reach?: (page: Page, opened: T) => Promise<unknown>
  /** The element that must be visible in all colours and widths. */
  shows: (page: Page) => Locator
  /** The element that must be in the window without scrolling, and which share of it (0 to 1). */
  inSight?: (page: Page) => { part: Locator; ratio: number }
  /** Opens again what closes when the width changes, for example a list of choices. */
  reopen?: (page: Page) => Promise<unknown>
  /** The only width in which this state exists; by default it exists in both. */
  only?: Width
}

interface Appearance {
  scheme: 'light' | 'dark'
  width: Width
}

type Width = keyof typeof DEVICES

const DEVICES = {
  wide: { size: { width: 1280, height: 800 }, hasTouch: false },
  phone: { size: { width: 390, height: 844 }, hasTouch: true },
}

/** The narrowest phone on which the page must not scroll sideways. */
const NARROW = { width: 360, height: 740 }

/** Each differs from the previous one only in its colours or only in its width. */
const APPEARANCES: readonly Appearance[] = [
  { scheme: 'light', width: 'wide' },
  { scheme: 'dark', width: 'wide' },
  { scheme: 'dark', width: 'phone' },
  { scheme: 'light', width: 'phone' },
]
const isFull = process.env['KEYLOOM_FULL'] === '1'
/** A folder in which a picture of each state is stored, for human eyes. */
const pictures = process.env['KEYLOOM_PICTURES']

/** The rules of axe whose result depends on the colours. */
const RULES_OF_COLOURS = ['color-contrast']

/**
 * A row of the tables in looks-*.spec.ts: the name of a screen and the test that checks it. Each state is reached once;
 * then colours and width change on the open page: `npm test` looks at it wide in light colours and on a phone in dark
 * ones, `npm run test:full` in both colours in each width. In each width all of axe's rules run once, and the rule of
 * contrasts for each colour; and nothing may be wider than the window.
 */
export function looksOf<T>(screen: string, { open, states, problems = [] }: Looks<T>) {
  const look = async ({ page, expectProblem }: LookFixtures) => {
    for (const problem of problems) expectProblem(problem)
    const stage = { page, devtools: await page.context().newCDPSession(page) }
    await applyAppearance(stage, { scheme: 'light', width: 'wide' })
    const opened = await open(page)
    for (const state of states) await test.step(state.name, () => lookAt(stage, { state, opened }))
    await stage.devtools.detach()
  }
  return { screen, look }
}

interface LookFixtures {
  page: Page
  expectProblem: (pattern: RegExp) => void
}

/** The page, and the tools that change its device while it is open. */
interface Stage {
  page: Page
  devtools: CDPSession
}

async function lookAt<T>(stage: Stage, { state, opened }: { state: State<T>; opened: T }): Promise<void> {
  const appearances = listAppearances(state.only)
  await applyAppearance(stage, itemAt(appearances, 0))
  await state.reach?.(stage.page, opened)
  for (const [at, appearance] of appearances.entries())
    await test.step(`${appearance.scheme}, ${appearance.width}`, async () => {
      const hasNewWidth = await applyAppearance(stage, appearance)
      if (hasNewWidth) await state.reopen?.(stage.page)
      await expect(state.shows(stage.page)).toBeVisible()
      await takePicture(stage.page, `${state.name}, ${appearance.scheme}, ${appearance.width}`)
      await expectGoodLook(stage.page, { state, isNewWidth: hasNewWidth || at === 0 })
    })
  if (appearances.at(-1)?.width !== 'phone') return
  await stage.page.setViewportSize(NARROW)
  await expectNothingTooWide(stage.page)
}

async function takePicture(page: Page, name: string): Promise<void> {
  if (pictures === undefined) return
  const path = join(pictures, test.info().title, `${name}.png`)
  await page.screenshot({ path })
}

function listAppearances(only: Width | undefined): readonly Appearance[] {
  if (only !== undefined) return APPEARANCES.filter(({ width }) => width === only)
  return isFull
    ? APPEARANCES
    : APPEARANCES.filter(({ scheme, width }) => (scheme === 'dark') === (width === 'phone'))
}

async function expectGoodLook<T>(
  page: Page,
  { state, isNewWidth }: { state: State<T>; isNewWidth: boolean },
): Promise<void> {
  if (state.inSight) {
    const { part, ratio } = state.inSight(page)
    await expect(part).toBeInViewport({ ratio })
  }
  await expectNoAxeViolations(page, isNewWidth ? undefined : RULES_OF_COLOURS)
  // Widths do not depend on the colours.
  if (isNewWidth) await expectNothingTooWide(page)
}

async function expectNothingTooWide(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(listTooWide), 'what scrolls sideways').toEqual([])
}

/** Changes the colours and width of the open page, and waits until it shows them. Returns whether the width changed. */
async function applyAppearance({ page, devtools }: Stage, { scheme, width }: Appearance): Promise<boolean> {
  const { size, hasTouch } = DEVICES[width]
  const hasNewWidth = page.viewportSize()?.height !== size.height
  // On a touch screen targets must be larger than for a mouse.
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch })
  await page.emulateMedia({ colorScheme: scheme })
  await page.setViewportSize(size)
  await page.evaluate(followInstantly, scheme)
  return hasNewWidth
}

/** Runs inside the page: waits until it shows the colours, and switches transitions and animations off. */
async function followInstantly(scheme: string): Promise<void> {
  if (document.adoptedStyleSheets.length === 0) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }')
    document.adoptedStyleSheets = [sheet]
  }
  let frames = 0
  while (frames < 2) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const taken = document.documentElement.dataset['mantineColorScheme'] ?? scheme
    frames = taken === scheme ? frames + 1 : 0
  }
}

/** The page and its open dialogs, as far as they scroll sideways. */
function listTooWide(): string[] {
  const dialogs = document.querySelectorAll('dialog[open], [role="dialog"], [role="alertdialog"]')
  return [document.documentElement, ...dialogs]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ localName, scrollWidth, clientWidth }) => `${localName}: ${scrollWidth} > ${clientWidth}`)
}
