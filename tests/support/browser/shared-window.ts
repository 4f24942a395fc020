import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Fixtures,
  Page,
  PlaywrightTestArgs,
  PlaywrightTestOptions,
  PlaywrightWorkerArgs,
} from '@playwright/test'

/**
 * A small file of the program, in the same browser process as its screens: a test can sign a person in there, and
 * nothing there calls the server.
 */
export const BLANK_PAGE = '/favicon.svg'

interface WindowOptions {
  /** Gives the test a window of its own, for changes that a window cannot undo: an installed clock, a history, a routed WebSocket. */
  hasOwnWindow: boolean
}

interface WindowWorker {
  sharedWindow: SharedWindow
}

type Inherited = PlaywrightTestArgs & PlaywrightTestOptions
type OfWorker = PlaywrightWorkerArgs

/**
 * The journeys of a worker share one window: scripts that one has loaded and compiled are there for the next one, and
 * no new browser process starts.
 */
export const sharedWindowFixtures: Fixtures<WindowOptions, WindowWorker, Inherited, OfWorker> = {
  hasOwnWindow: [false, { option: true }],
  sharedWindow: [
    async ({ browser }, use) => {
      const shared = createSharedWindow(() => openWindow(browser))
      await use(shared)
      await shared.close()
    },
    { scope: 'worker' },
  ],
  context: async (
    { browser, sharedWindow, hasOwnWindow, hasTouch, isMobile, baseURL, viewport, colorScheme },
    use,
    testInfo,
  ) => {
    if (hasOwnWindow || hasTouch || isMobile) {
      const own = await openWindow(browser)
      await use(own)
      await own.close()
      return
    }
    await use(await sharedWindow.enter({ baseURL, viewport, colorScheme }))
    // After a failed journey the worker ends, and its window with it.
    if (testInfo.status === testInfo.expectedStatus) await sharedWindow.leave()
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
}

/** Opens a window whose pages repeat a failed request after 10 ms. */
async function openWindow(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext()
  await context.addInitScript(() => {
    window.keyloomRetryPauseMs = 10
  })
  return context
}

type Look = Pick<BrowserContextOptions, 'viewport' | 'colorScheme'> & { baseURL: string | undefined }
type SharedWindow = ReturnType<typeof createSharedWindow>

/** The events that journeys listen to on the page. */
const EVENTS = ['request', 'response', 'websocket', 'framenavigated'] as const

function createSharedWindow(open: () => Promise<BrowserContext>) {
  let context: BrowserContext | null = null
  let blankPage = 'about:blank'
  return {
    async enter({ baseURL = '', viewport, colorScheme }: Look): Promise<BrowserContext> {
      context ??= await open()
      const page = context.pages()[0] ?? (await context.newPage())
      if (viewport) await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme: colorScheme ?? null })
      blankPage = `${baseURL}${BLANK_PAGE}`
      if (page.url() !== blankPage) await page.goto(blankPage)
      return context
    },
    /** Leaves nothing of a journey for the next one: no route, no signed-in person, no screen that calls the server. */
    async leave(): Promise<void> {
      if (context === null) return
      const [page, ...others] = context.pages()
      for (const other of others) await other.close()
      if (page !== undefined) await resetPage(page, blankPage)
      await context.clearCookies()
      await context.clearPermissions()
    },
    async close(): Promise<void> {
      await context?.close()
    },
  }
}

async function resetPage(page: Page, place: string): Promise<void> {
  for (const event of EVENTS) page.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const { origin, protocol } = new URL(page.url())
  if (protocol === 'http:' && origin !== new URL(place).origin) await page.evaluate(forgetEverything)
  await page.goto(place)
  await page.evaluate(forgetEverything)
  await page.mouse.move(0, 0)
}

function forgetEverything(): void {
  localStorage.clear()
  sessionStorage.clear()
}
