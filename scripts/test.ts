import { runChecks } from './checks.ts'
import { installMissingChromium } from './testing/chromium.ts'
import { runJourneys, runVitest } from './testing/runners.ts'
import { addTallies, describeTally, type Tally } from './testing/tally.ts'

const args = process.argv.slice(2)
const filters = args.filter((arg) => !arg.startsWith('-'))
const isFull = args.includes('--full')
const unknown = args.find((arg) => arg.startsWith('-') && arg !== '--full')

if (unknown === undefined) {
  const tally = filters.length > 0 ? await runVitest({ isFull, filters }) : await runEverything()
  console.log(`\n${describeTally(tally)}`)
  process.exitCode = tally.failed.length > 0 || tally.passed === 0 ? 1 : 0
} else {
  console.error(`npm test takes --full and parts of test file names, not ${unknown}.`)
  process.exitCode = 1
}

/** Every part runs, also after an earlier one has failed. */
async function runEverything(): Promise<Tally> {
  const browserTrouble = installMissingChromium()
  const checks = await runChecks()
  const tests = await runVitest({ isFull, filters: [] })
  const journeys =
    browserTrouble === null
      ? await runJourneys({ isFull })
      : { passed: 0, failed: [{ name: 'browser tests', reason: browserTrouble }], skipped: [] }
  return addTallies([checks, tests, journeys])
}
