import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openBlogServer } from '#app/blog-server.ts'
import { readConfig } from '#app/config/config.ts'
import { Conflict, Temporary } from '#platform/errors.ts'
import { findFreePort } from '#platform/server/process/free-port.ts'

const config = readConfig({ LOG_LEVEL: 'silent' })

function openAt(port: number | null, { isChosen = false } = {}) {
  const told: string[] = []
  const opening = openBlogServer(
    { ...config, blogs: { port, isChosen, url: undefined } },
    {
      tell: (line) => void told.push(line),
      writeLog: undefined,
      lifecycle: { phase: 'ready' },
      database: () => {
        throw new Temporary('Keyloom is starting; please try again in a moment.')
      },
    },
  )
  return { opening, told }
}

async function takePort(): Promise<number> {
  const port = await findFreePort()
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  onTestFinished(async () => void (await new Promise((resolve) => server.close(resolve))))
  return port
}

test('a chosen port that is in use ends the start with a sentence that names the variable', async () => {
  const port = await takePort()
  const { opening } = openAt(port, { isChosen: true })
  await expect(opening).rejects.toThrow(
    new Conflict(
      `Port ${port} on 127.0.0.1 is in use by another program; choose another one with BLOG_PORT.`,
    ),
  )
})

test('when the usual port is in use, the start says so and goes on without blogs', async () => {
  const { opening, told } = openAt(await takePort())
  expect(await opening).toBeNull()
  expect(told).toEqual([expect.stringContaining('choose another one with BLOG_PORT')])
})

test('no port is opened where blogs are turned off', async () => {
  expect(await openAt(null).opening).toBeNull()
})

test('while the database is starting, readers are asked to come back', async () => {
  const port = await findFreePort()
  const server = await openAt(port).opening
  onTestFinished(async () => void (await server?.close()))
  const reply = await fetch(`http://127.0.0.1:${port}/1/`)
  expect(reply.status).toBe(503)
  expect(await reply.text()).toContain('Keyloom is starting')
})
