import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import { openLogFile } from '#platform/server/log-file.ts'

export const ERASE_LINE = '\r\u001B[2K'

/** Where a start writes what. */
export interface Screen {
  /** Says what is being done: on a terminal the next line takes its place. */
  say: (line: string) => void
  /** Says what the operator has to know. */
  tell: (line: string) => void
  /** Says what few operators need: on a terminal it goes to the log. */
  note: (line: string) => void
  /** Gets the lines of the log; undefined for standard error. */
  writeLog: ((line: string) => void) | undefined
}

interface Output {
  write: (text: string) => unknown
}

/**
 * A terminal shows what is being done in one line, and the log is a file of the data folder. Without a terminal, as in a
 * container, everything is printed and the log goes to standard error. LOG_TO chooses the log's place for both.
 */
export function openScreen(
  { dataFolder, logTo }: Pick<Config, 'dataFolder' | 'logTo'>,
  output: Output & { isTTY?: boolean },
  errors: Output,
): Screen {
  const isTerminal = output.isTTY === true
  const isInFile = logTo === 'file' || (logTo === undefined && isTerminal)
  const writeLog = isInFile ? openLogFile(join(dataFolder, 'keyloom.log')) : undefined
  const writeNote = writeLog ?? ((line: string) => void errors.write(line))
  const print = (line: string) => void output.write(`${line}\n`)
  if (!isTerminal) return { say: print, tell: print, note: print, writeLog }
  return {
    say: (line) => void output.write(`${ERASE_LINE}${line}`),
    tell: (line) => void output.write(`${ERASE_LINE}${line}\n`),
    note: (line) => writeNote(`${JSON.stringify({ level: 30, time: Date.now(), msg: line })}\n`),
    writeLog,
  }
}
