import type { CDPSession, Locator, Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './journey.ts'

/** A screen, or a part of one, and the states in which it is looked at. */
interface Looks<T> {
  /** Brings the page to the screen; what it returns is handed to every state. */
  open: (page: Page) => Promise<T>
  /** In the order in which they are reached from each other. */
  states: readonly State<T>[]
  /** What goes wrong in the browser on purpose. */
  problems?: readonly RegExp[]
}

interface State<T> {
  name: string
  /** From the state before, or from the opened screen, to this one. */
  reach?: (page: Page, opened: T) => Promise<unknown>
  /** What has to be visible in all colours and widths. */
  shows: (page: Page) => Locator
  /** What has to be in the window without scrolling, and how much of it. */
  inSight?: (page: Page) => { part: Locator; ratio: number }
  /** Once the width has changed: opens again what closes then, as a list of choices does. */
  reopen?: (page: Page) => Promise<unknown>
  /** Where this state exists; in wide windows and on phones by default. */
  only?: Width
}

interface Dress {
  scheme: 'light' | 'dark'
  width: Width
}

type Width = keyof typeof DEVICES

const DEVICES = {
  wide: { size: { width: 1280, height: 800 }, hasTouch: false },
  phone: { size: { width: 390, height: 844 }, hasTouch: true },
}

/** The narrowest phone on which nothing may be wider than the window; most are a little wider. */
const NARROW = { width: 360, height: 740 }

/** Each differs from the one before by its colours or by its width alone. */
const DRESSES: readonly Dress[] = [
  { scheme: 'light', width: 'wide' },
  { scheme: 'dark', width: 'wide' },
  { scheme: 'dark', width: 'phone' },
  { scheme: 'light', width: 'phone' },
]

/** Those of axe's rules whose answer depends on the colours. */
const RULES_OF_COLOURS = ['color-contrast']

/**
 * A row of a table of looks: the screen's name and the test that looks at it. Each state is reached once; then colours
 * and width change on the open page. All of axe's rules run in light colours, those of colours in dark ones, too;
 * and nothing may be wider than the window.
 */
export function looksOf<T>(screen: string, { open, states, problems = [] }: Looks<T>) {
  const look = async ({ page, expectProblem }: LookFixtures) => {
    for (const problem of problems) expectProblem(problem)
    const stage = { page, devtools: await page.context().newCDPSession(page) }
    await dress(stage, { scheme: 'light', width: 'wide' })
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

/** The page, and the tools by which its device is changed while it is open. */
interface Stage {
  page: Page
  devtools: CDPSession
}

async function lookAt<T>(stage: Stage, { state, opened }: { state: State<T>; opened: T }): Promise<void> {
  const width = state.only ?? 'wide'
  await dress(stage, { scheme: 'light', width })
  await state.reach?.(stage.page, opened)
  for (const worn of DRESSES)
    if (worn.width === width || state.only === undefined)
      await test.step(`${worn.scheme}, ${worn.width}`, async () => {
        const hasNewWidth = await dress(stage, worn)
        if (hasNewWidth) await state.reopen?.(stage.page)
        await expectGoodLook(stage.page, { state, worn })
      })
}

async function expectGoodLook<T>(
  page: Page,
  { state, worn }: { state: State<T>; worn: Dress },
): Promise<void> {
  await expect(state.shows(page)).toBeVisible()
  if (state.inSight) {
    const { part, ratio } = state.inSight(page)
    await expect(part).toBeInViewport({ ratio })
  }
  await expectNoAxeViolations(page, worn.scheme === 'light' ? undefined : RULES_OF_COLOURS)
  // The width of things does not depend on their colours.
  if (worn.scheme === 'dark') return
  await expectNothingTooWide(page)
  if (worn.width === 'wide') return
  await page.setViewportSize(NARROW)
  await expectNothingTooWide(page)
}

async function expectNothingTooWide(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(listTooWide), 'what scrolls sideways').toEqual([])
}

/** Changes the browser's colours and width in place, and waits for the page to follow: whether the width is another. */
async function dress({ page, devtools }: Stage, { scheme, width }: Dress): Promise<boolean> {
  const { size, hasTouch } = DEVICES[width]
  const hasNewWidth = page.viewportSize()?.height !== size.height
  // Fingers need larger targets than a mouse.
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch })
  await page.emulateMedia({ colorScheme: scheme })
  await page.setViewportSize(size)
  await page.evaluate(followInstantly, scheme)
  return hasNewWidth
}

/** Inside the page: until it has taken the colours over and shown them. Nothing moves or fades from then on. */
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

/** The page and its open dialogs, where they scroll sideways. */
function listTooWide(): string[] {
  const dialogs = document.querySelectorAll('dialog[open], [role="dialog"], [role="alertdialog"]')
  return [document.documentElement, ...dialogs]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ localName, scrollWidth, clientWidth }) => `${localName}: ${scrollWidth} > ${clientWidth}`)
}
