import { runChecks } from './checks.ts'

const { tally } = await runChecks({ withWebApp: false })
process.exitCode = tally.failed.length > 0 ? 1 : 0
