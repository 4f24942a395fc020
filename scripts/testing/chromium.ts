import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { explainMissingChromium, findChromium } from '#tests/support/browser/browser.ts'

/**
 * Installs a browser for the tests if there is none, while other tests run. Resolves to null, or to a sentence about
 * what is missing.
 */
export async function installMissingChromium(): Promise<string | null> {
  if (findChromium() !== null) return null
  if (process.env['CHROMIUM_PATH'] || !isRootOnDebian()) return explainMissingChromium()

  console.log('Installing Chromium for the browser tests with apt-get; this takes a minute or two, once.')
  const hasInstalled =
    (await runAptGet('update')) &&
    (await runAptGet('install', '-y', '--no-install-recommends', 'chromium-headless-shell'))
  if (hasInstalled && findChromium() !== null) return null
  return `apt-get could not install Chromium. ${explainMissingChromium()}`
}

function isRootOnDebian(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version')
}

function runAptGet(...args: string[]): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const child = spawn('apt-get', ['-q', ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk))
  return new Promise((resolve) => {
    const end = (isGood: boolean) => {
      if (!isGood) console.log(output.trimEnd())
      resolve(isGood)
    }
    child.once('error', () => end(false))
    child.once('close', (code) => end(code === 0))
  })
}
