import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { explainMissingChromium, findChromium } from '#tests/support/browser/browser.ts'

/** Makes sure there is a browser for the tests; returns null, or the sentence that says what is missing. */
export function installMissingChromium(): string | null {
  if (findChromium() !== null) return null
  if (process.env['CHROMIUM_PATH'] || !isRootOnDebian()) return explainMissingChromium()

  console.log('Installing Chromium for the browser tests with apt-get; this takes a minute or two, once.')
  const hasInstalled =
    runAptGet('update') && runAptGet('install', '-y', '--no-install-recommends', 'chromium')
  if (hasInstalled && findChromium() !== null) return null
  return `apt-get could not install Chromium. ${explainMissingChromium()}`
}

function isRootOnDebian(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version')
}

function runAptGet(...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = spawnSync('apt-get', ['-q', ...args], { env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  if (run.status !== 0) console.log(`${run.stdout}${run.stderr}`.trimEnd())
  return run.status === 0
}
