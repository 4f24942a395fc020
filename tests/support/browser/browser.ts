import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

// The first one is Chromium without windows and menus, which needs a quarter less processor time.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]
const MAC_APPS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The system's Chromium or Chrome: CHROMIUM_PATH if set, else the first one on PATH, or null when there is none. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | null {
  if (env['CHROMIUM_PATH']) return canRun(env['CHROMIUM_PATH']) ? env['CHROMIUM_PATH'] : null
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const places = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [...places, ...MAC_APPS].find(canRun) ?? null
}

/** The message for developers whose machine has no usable browser. */
export function explainMissingChromium(env: NodeJS.ProcessEnv = process.env): string {
  if (env['CHROMIUM_PATH']) return `CHROMIUM_PATH names ${env['CHROMIUM_PATH']}, which cannot be run.`
  return 'The browser tests need Chromium or Chrome: install one of them, or set CHROMIUM_PATH to it.'
}

/** Options for Playwright's launch. Only loopback names resolve, so that no request leaves the machine. */
export function chromiumLaunchOptions() {
  const executablePath = findChromium()
  if (executablePath === null) throw new Error(explainMissingChromium())
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    ],
  }
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
