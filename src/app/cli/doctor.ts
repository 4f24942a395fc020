import process from 'node:process'
import { parseArgs } from 'node:util'
import { examine } from '../doctor/examine.ts'
import { runToEnd, say, withUsage } from './run-to-end.ts'

const USAGE = 'keyloom doctor [--json] [--start]'
const options = { json: { type: 'boolean' }, start: { type: 'boolean' } } as const

/** `keyloom doctor`: prints what it finds; exit code 1 when a check fails. */
export async function runDoctorCommand(args: string[]): Promise<number> {
  return runToEnd(async () => {
    const { values } = withUsage(USAGE, () => parseArgs({ args, options }))
    const findings = await examine({ environment: process.env, startsDatabase: values.start === true })
    if (values.json === true) say(JSON.stringify(findings, null, 2))
    else for (const { state, about, message } of findings) say(`${state.padEnd(6)}${about}: ${message}`)
    return findings.some(({ state }) => state === 'fail') ? 1 : 0
  })
}
