import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports that the machine gives to outgoing connections and to servers that ask for any. */
const FIRST = 20_000
const COUNT = 12_000

/** A free loopback port that no other program gets before a program is started on it, because none asks for it by chance. */
export async function findQuietPort(): Promise<number> {
  for (;;) {
    const port = FIRST + randomInt(COUNT)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
