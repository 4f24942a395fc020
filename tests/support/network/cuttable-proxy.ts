import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface CuttableProxy {
  address: string
  /** Cuts every connection and accepts no new one. */
  cut(): void
  mend(): void
  close(): Promise<void>
}

/** A proxy to a server whose connections can be cut like a network's. */
export async function startCuttableProxy(target: string): Promise<CuttableProxy> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((client) => {
    client.on('error', () => {})
    if (isCut) {
      client.destroy()
      return
    }
    const passed = connect(Number(port), hostname)
    passed.on('error', () => {})
    for (const [one, other] of [
      [client, passed],
      [passed, client],
    ] as const) {
      sockets.add(one)
      one.pipe(other)
      one.once('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const breakOff = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    address: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    cut() {
      isCut = true
      breakOff()
    },
    mend() {
      isCut = false
    },
    async close() {
      breakOff()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
