import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { WebSocketServer } from 'ws'
import { readPainted, watchWords } from './watch-words.ts'

const MESSAGES = 2
const PAUSE_MS = 200

/** The limit of the machine: a socket that writes what it gets into an empty page, measured in the same way. */
export async function measureBareSocket(browser: Browser): Promise<number[]> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The socket has no port.')
  const page = await browser.newPage()
  try {
    await page.evaluate(watchWords)
    const joined = once(server, 'connection')
    await page.evaluate((port) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}`)
      socket.addEventListener('message', ({ data }) => document.body.append(String(data)))
    }, address.port)
    await joined
    const sent = new Map<string, number>()
    for (let message = 1; message <= MESSAGES; message++) {
      await sleep(PAUSE_MS)
      const word = `First${message}x`
      sent.set(word, performance.timeOrigin + performance.now())
      for (const client of server.clients) client.send(`${word} of all, boots keep the feet warm and dry `)
    }
    const painted = await readPainted(page, [...sent.keys()])
    return [...sent].map(([word, at]) => (painted[word] ?? Infinity) - at)
  } finally {
    await page.close()
    server.close()
  }
}
