import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { takeFolderLock } from '#platform/server/process/folder-lock.ts'
import { ownIdentity, processStart } from '#platform/server/process/identity.ts'
import { makeDataFolder } from '#tests/support/process/keyloom-process.ts'

let file: string
beforeEach(() => {
  file = join(makeDataFolder(), 'the.lock')
})

async function take() {
  const answer = await takeFolderLock(file)
  if (answer.state === 'locked') onTestFinished(() => answer.lock.release())
  return answer
}

const leave = (change: object) =>
  writeFileSync(file, JSON.stringify({ ...ownIdentity(), address: null, ...change }))

test('a second process is told which process has the folder and where it answers', async () => {
  const first = await take()
  if (first.state === 'locked') first.lock.announce('http://127.0.0.1:1')
  expect(await take()).toMatchObject({
    state: 'taken',
    holder: { pid: process.pid, address: 'http://127.0.0.1:1' },
  })
})

test('a released lock leaves no file', async () => {
  const answer = await takeFolderLock(file)
  if (answer.state === 'locked') answer.lock.release()
  expect(existsSync(file)).toBe(false)
  expect(await take()).toMatchObject({ state: 'locked' })
})

test('a lock whose process id now belongs to another process is taken over', async () => {
  leave({ pid: process.pid, started: '1' })
  expect(await take()).toMatchObject({ state: 'locked' })
})

test('the lock of a dead process is taken over, that of a zombie included', async () => {
  const child = spawn('sleep', ['60'])
  await once(child, 'spawn')
  const pid = child.pid ?? 0
  leave({ pid, started: processStart(pid) })
  expect(await take()).toMatchObject({ state: 'taken' })
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(await take()).toMatchObject({ state: 'locked' })
})

test('a damaged lock is taken over when it is no longer being written', async () => {
  writeFileSync(file, '{"pid":')
  const old = new Date(Date.now() - 60_000)
  utimesSync(file, old, old)
  expect(await take()).toMatchObject({ state: 'locked' })
})

test('a silent lock of another container or an earlier boot is taken over', async () => {
  leave({ place: 'elsewhere' })
  const old = new Date(Date.now() - 60_000)
  utimesSync(file, old, old)
  expect(await take()).toMatchObject({ state: 'locked' })
})

test('a lock of another container with a heartbeat is kept', async () => {
  leave({ place: 'elsewhere' })
  // By now `take` has read the file once; a newer time is a heartbeat.
  const asked = take()
  utimesSync(file, new Date(), new Date(Date.now() + 1))
  expect(await asked).toMatchObject({ state: 'taken' })
})

test('of many processes that see a stale lock at once exactly one gets it', async () => {
  for (let round = 0; round < 20; round++) {
    leave({ started: '1' })
    const answers = await Promise.all(Array.from({ length: 8 }, () => takeFolderLock(file)))
    const locked = answers.flatMap((answer) => (answer.state === 'locked' ? [answer.lock] : []))
    expect(locked).toHaveLength(1)
    expect(readFileSync(file, 'utf8')).toContain(`"pid":${process.pid}`)
    locked[0]?.release()
  }
})
