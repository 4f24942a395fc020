import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ERASE_LINE, openScreen } from './screen.ts'

/** What is left on a terminal after lines were erased. */
const visible = (text: string) =>
  text
    .split('\n')
    .map((line) => line.split(ERASE_LINE).at(-1))
    .join('\n')

function start({ isTTY, logTo }: { isTTY: boolean; logTo?: 'file' | 'stderr' }) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'keyloom-screen-'))
  onTestFinished(() => rmSync(dataFolder, { recursive: true }))
  let printed = ''
  let errors = ''
  const output = { isTTY, write: (text: string) => (printed += text) }
  const screen = openScreen({ dataFolder, logTo }, output, { write: (text) => (errors += text) })
  screen.note('Made-up services are controlled at http://127.0.0.1:1')
  screen.say('Building the web app.')
  screen.say('The web app is built.')
  screen.tell('Keyloom is ready at http://127.0.0.1:4310')
  return { screen, printed, errors, log: () => readFileSync(join(dataFolder, 'keyloom.log'), 'utf8') }
}

test('a terminal shows only the address in the end, and notes are in the log file', () => {
  const { screen, printed, log } = start({ isTTY: true })
  expect(visible(printed)).toBe('Keyloom is ready at http://127.0.0.1:4310\n')
  screen.writeLog?.('a line\n')
  expect(log()).toMatch(/^\{"level":30,.*controlled at http:\/\/127.0.0.1:1"\}\na line\n$/)
})

test('without a terminal every line is printed, and the log goes to standard error', () => {
  const { screen, printed } = start({ isTTY: false })
  expect(printed.split('\n')).toHaveLength(5)
  expect(screen.writeLog).toBeUndefined()
})

test('LOG_TO decides where the log goes, with and without a terminal', () => {
  const toErrors = start({ isTTY: true, logTo: 'stderr' })
  expect(toErrors.screen.writeLog).toBeUndefined()
  expect(toErrors.errors).toMatch(/controlled at http/)
  expect(start({ isTTY: false, logTo: 'file' }).screen.writeLog).toBeDefined()
})
