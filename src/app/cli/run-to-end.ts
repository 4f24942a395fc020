import process from 'node:process'
import { Explained, Invalid } from '#platform/errors.ts'
import { listenForStop } from './stop-signals.ts'

const OURS = 130

/** Runs a command that ends by itself. A failure is one sentence and exit code 1; Ctrl-C gives 130. */
export async function runToEnd(work: (signal: AbortSignal) => Promise<number>): Promise<number> {
  const signal = listenForStop()
  try {
    return await work(signal)
  } catch (error) {
    if (signal.aborted) return OURS
    if (!(error instanceof Explained)) throw error
    process.stderr.write(`${error.message}\n`)
    return 1
  }
}

/** The one file that a command takes as its argument. */
export function readFileArgument(words: string[], usage: string): string {
  const [file, ...more] = words
  if (file === undefined || file === '' || more.length > 0) throw new Invalid(`Usage: ${usage}`)
  return file
}

/** Answers arguments that parseArgs refuses with the usage. */
export function withUsage<T>(usage: string, parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    throw new Invalid(`Usage: ${usage}`, { cause: error })
  }
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
