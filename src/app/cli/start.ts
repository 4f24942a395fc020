import process from 'node:process'
import { Explained, Invalid } from '#platform/errors.ts'
import { readConfig } from '../config/config.ts'
import { startKeyloom, type StartInput } from '../main.ts'
import type { LaunchSandbox } from '../outside/sandbox.ts'
import { ERASE_LINE, openScreen } from './screen.ts'
import { listenForStop } from './stop-signals.ts'

/**
 * The process exits after this time, whatever still runs. A database on a slow disk takes up to fifteen seconds of it.
 */
const STOP_MS = 25_000
/** How long unfinished work may take to end by itself after a clean stop, before the process exits. */
const REST_MS = 500
/** The exit code after an uncaught error. The supervisor starts the program again after it, and not after 0 or 1. */
const FAULT = 70

/** `keyloom start`: runs until a signal stops it. The exit code is 0 after a clean stop. */
export async function runStartCommand(
  args: string[],
  launchSandbox: LaunchSandbox,
  unusual: Pick<StartInput, 'pipelines' | 'standstillMs'> = {},
): Promise<number> {
  surviveClosedTerminal()
  const signal = listenForStop()
  signal.addEventListener('abort', () => setTimeout(() => process.exit(1), STOP_MS).unref())
  try {
    if (args.length > 0) throw new Invalid('`keyloom start` takes no arguments; the environment sets it up.')
    const config = readConfig(process.env)
    const screen = openScreen(config, process.stdout, process.stderr)
    const running = await startKeyloom({ config, ...screen, signal, launchSandbox, ...unusual })
    screen.tell(`Keyloom is ready at ${running.address}`)
    reportFaults()
    await new Promise((resolve) =>
      signal.aborted ? resolve(null) : signal.addEventListener('abort', resolve),
    )
    await running.stop()
    setTimeout(() => process.exit(0), REST_MS).unref()
    return 0
  } catch (error) {
    if (signal.aborted) return 0
    if (!(error instanceof Explained)) throw error
    process.stderr.write(`${process.stderr.isTTY ? ERASE_LINE : ''}${error.message}\n`)
    return 1
  }
}

function reportFaults(): void {
  process.once('uncaughtExceptionMonitor', () => process.once('exit', () => (process.exitCode = FAULT)))
}

/** The program that reads the output may end; the server keeps running. */
function surviveClosedTerminal(): void {
  process.stdout.on('error', () => {})
  process.stderr.on('error', () => {})
}
