import { expect, onTestFinished, test } from 'vitest'
import { keepRunning } from './keep-running.ts'

const PANIC = `2026-11-23 04:00:00 UTC [7] ERROR:  Permission denied
2026-11-23 04:00:01 UTC [7] PANIC:  could not write to file "pg_wal/xlogtemp.7": No space left on device
2026-11-23 04:00:01 UTC [1] LOG:  all server processes terminated; reinitializing`
const FATAL = `2026-11-23 04:00:02 UTC [9] FATAL:  could not write to file "pg_wal/xlogtemp.9": No space left on device
2026-11-23 04:00:02 UTC [1] LOG:  database system is shut down`

/** A server that ends when the test calls `end`, and starts again once there is room. */
function openServer(output: string) {
  const ending = Promise.withResolvers<void>()
  const state = { output, hasRoom: false, attempts: 0 }
  const running = { exited: new Promise<void>(() => {}), stop: async () => {} }
  const lines: string[] = []
  const note = (message: object | string) => lines.push(String(message))
  const kept = keepRunning(
    { log: { warn: note, error: note } },
    {
      first: { exited: ending.promise, stop: async () => {} },
      start: async () => {
        state.attempts++
        return state.hasRoom ? running : null
      },
      dataFolder: '/data/postgres',
      logFile: { sinceMark: () => state.output },
      pausesMs: [1],
    },
  )
  // The watch waits for the end of the running server, which never comes here, so the stop is not awaited.
  onTestFinished(() => void kept.stop())
  return { state, lines, kept, end: () => ending.resolve() }
}

test('a database that ends because the disk is full is logged once, however often it is started, until it runs again', async () => {
  const { state, lines, kept, end } = openServer(PANIC)
  expect(kept.findProblem()).toBe(null)
  end()
  await expect.poll(() => state.attempts).toBeGreaterThan(3)
  state.output = FATAL
  const before = state.attempts
  await expect.poll(() => state.attempts).toBeGreaterThan(before + 3)
  expect(kept.findProblem()).toBe('PostgreSQL in /data/postgres has ended: the disk is full.')
  state.hasRoom = true
  await expect.poll(() => kept.findProblem()).toBe(null)
  expect(lines).toEqual([
    'PostgreSQL in /data/postgres has ended: the disk is full. It is started again.',
    'PostgreSQL runs again.',
  ])
})

test('errors of earlier statements are not given as the reason why a database has ended', async () => {
  const { kept, end } = openServer('2026-11-23 04:00:00 UTC [7] ERROR:  No space left on device')
  end()
  await expect.poll(() => kept.findProblem()).toBe('PostgreSQL ended by itself.')
})
