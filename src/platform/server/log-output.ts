import process from 'node:process'
import { redactText, redactValue } from './redact.ts'

/** Where log lines leave the program. Secrets are removed from every line, whichever code wrote it. */
export function createLogOutput(write: (line: string) => void = toStandardError) {
  return { write: (line: string) => write(`${redactLine(line)}\n`) }
}

function redactLine(line: string): string {
  try {
    return JSON.stringify(redactValue(JSON.parse(line)))
  } catch {
    return redactText(line.trim())
  }
}

function toStandardError(line: string): void {
  process.stderr.write(line)
}
