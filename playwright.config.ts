import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumLaunchOptions } from '#tests/support/browser/browser.ts'

// Playwright loads this file again in every worker, which inherits the environment: whatever is chosen
// once, here, is handed on through it.
const { port, showcasePort, data } = await chooseOnce()
// Their journeys go one after the other: begun last, they would go on when the other workers have nothing left to do.
const LONG = ['**/keywords-trouble.spec.ts', '**/whole-product/*.spec.ts']
/** How long a journey waits for something to appear, before it says that it is missing. */
const MISSING_MS = 30_000
const resultFile = process.env['KEYLOOM_TALLY']
const isFull = process.env['KEYLOOM_FULL'] === '1'

export default defineConfig({
  testDir: 'tests/journeys',
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'others', testMatch: isFull ? '**/*.spec.ts' : '**/!(*.full).spec.ts', testIgnore: LONG },
  ],
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 3,
  retries: 1,
  forbidOnly: true,
  // For what hangs: machines are busy, and no journey may depend on how fast they are.
  timeout: 120_000,
  expect: { timeout: MISSING_MS },
  reporter: resultFile ? [['list'], ['json', { outputFile: resultFile }]] : 'list',
  use: {
    actionTimeout: MISSING_MS,
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    trace: 'on-first-retry',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: chromiumLaunchOptions(),
  },
  webServer: [
    {
      command: `"${process.execPath}" bin/keyloom.ts start`,
      // Journeys steer the sandbox that runs beside the program: they find its address as KEYLOOM_CONTROL.
      wait: { stdout: /steer them at (?<keyloom_control>\S+)[^]*Keyloom is ready/ },
      // An own database and address, whatever the developer's shell has set for everyday use.
      env: { PORT: port, KEYLOOM_DATA: data, HOST: '', DATABASE_URL: '', REQUEST_LIMIT: '0', TZ: 'UTC' },
      timeout: 120_000,
      stdout: 'pipe',
      gracefulShutdown: { signal: 'SIGINT', timeout: 15_000 },
    },
    {
      command: `"${process.execPath}" tests/showcase/run-showcase.ts`,
      wait: { stdout: /The showcase is ready/ },
      env: { KEYLOOM_SHOWCASE_PORT: showcasePort },
      timeout: 120_000,
      stdout: 'pipe',
      gracefulShutdown: { signal: 'SIGINT', timeout: 15_000 },
    },
  ],
})

async function chooseOnce() {
  process.env['KEYLOOM_JOURNEY_PORT'] ??= await findFreePort()
  process.env['KEYLOOM_SHOWCASE_PORT'] ??= await findFreePort()
  if (process.env['KEYLOOM_JOURNEY_DATA'] === undefined) {
    const folder = mkdtempSync(join(tmpdir(), 'keyloom-journeys-'))
    process.env['KEYLOOM_JOURNEY_DATA'] = folder
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  }
  return {
    port: process.env['KEYLOOM_JOURNEY_PORT'],
    showcasePort: process.env['KEYLOOM_SHOWCASE_PORT'],
    data: process.env['KEYLOOM_JOURNEY_DATA'],
  }
}

function findFreePort(): Promise<string> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(String(typeof address === 'object' ? address?.port : address)))
    })
  })
}
