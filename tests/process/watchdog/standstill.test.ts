import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import process from 'node:process'
import { afterAll, expect, test } from 'vitest'

/** Longer than a busy machine delays a program by itself. */
const LIMIT_MS = 900
const step = { workspaceId: 3, run: 12, pipeline: 'crawl', step: 'Crawling pages' }
const steps = [{ run: 12, step: 'Crawling pages' }]

interface Outcome {
  end: number | NodeJS.Signals | null
  stdout: string
  stderr: string
}

const children: ChildProcess[] = []
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
})

const runStuck = (way: string) => startStuck(way).outcome

function startStuck(way: string): { child: ChildProcess; outcome: Promise<Outcome> } {
  const child = spawn(process.execPath, ['tests/process/watchdog/stuck-program.ts', way, String(LIMIT_MS)])
  children.push(child)
  let [stdout, stderr] = ['', '']
  child.stdout.on('data', (text: Buffer) => (stdout += text.toString()))
  child.stderr.on('data', (text: Buffer) => (stderr += text.toString()))
  const outcome = new Promise<Outcome>((resolve) => {
    child.once('close', (code, signal) => resolve({ end: code ?? signal, stdout, stderr }))
  })
  return { child, outcome }
}

/** Whether a process is stopped: the kernel's state field, which follows the name, is T. */
function isStopped({ pid }: ChildProcess): boolean {
  return / T /.test(readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/, ''))
}

test.concurrent.each([
  ['a step that loops', 'loop', step, 'turnForEver'],
  ['a step in a pattern that explodes', 'pattern', step, 'matchForEver'],
  ['a request', 'request', { method: 'POST', route: '/stuck/:id', steps }, 'turnForEver'],
  ['a message', 'message', { message: 'runThings', steps: [] }, 'turnForEver'],
])('%s ends the program, and the log names it and the place in the code', async (_, way, named, place) => {
  const { end, stdout, stderr } = await runStuck(way)
  expect([end, stdout]).toEqual(['SIGALRM', ''])
  expect(JSON.parse(stderr)).toEqual({
    level: 60,
    time: expect.any(Number),
    pid: expect.any(Number),
    hostname: expect.any(String),
    ...named,
    stack: expect.stringMatching(new RegExp(`^at (RegExp\\.test .*\\nat )?${place} .*stuck-program\\.ts`)),
    msg: 'the program stood still for 0.9 s and is ended',
  })
})

test.concurrent('a program under a debugger is not ended', async () => {
  expect(await runStuck('debugger')).toMatchObject({ end: 0, stdout: 'It goes on.\n' })
})

test.concurrent('a program that was stopped by a signal for longer than the limit is not ended', async () => {
  const { child, outcome } = startStuck('stopped')
  await expect.poll(() => isStopped(child)).toBe(true)
  // Meanwhile a second program starts, stands still for longer than the limit, and is ended.
  expect(await runStuck('loop')).toMatchObject({ end: 'SIGALRM' })
  child.kill('SIGCONT')
  expect(await outcome).toMatchObject({ end: 0, stdout: 'It goes on.\n' })
})
