import { createServer, type Socket } from 'node:net'

export interface RawServer {
  port: number
  origin: string
  /** The number of connections so far. */
  connections(): number
  /** The data that it has received, one text per connection. */
  heard: string[]
  close(): Promise<void>
}

/** A server on loopback that counts its connections and answers each request with the bytes that a test chooses. */
export async function startRawServer(
  answer: (socket: Socket, request: string) => void = (socket) => socket.end(plainAnswer('hello')),
  host = '127.0.0.1',
): Promise<RawServer> {
  const open = new Set<Socket>()
  const heard: string[] = []
  let count = 0
  const server = createServer((socket) => {
    const place = count++
    open.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => open.delete(socket))
    socket.on('data', (piece) => {
      heard[place] = (heard[place] ?? '') + piece.toString('latin1')
      answer(socket, piece.toString('latin1'))
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, host, () => resolve())
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    port,
    origin: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    connections: () => count,
    heard,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  }
}

/** A complete HTTP/1.1 answer that closes its connection. */
export function plainAnswer(
  body: string | Uint8Array,
  { status = '200 OK', headers = [] }: { status?: string; headers?: string[] } = {},
): Buffer {
  const bytes = Buffer.from(body)
  const head = [`HTTP/1.1 ${status}`, `content-length: ${bytes.length}`, 'connection: close', ...headers]
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), bytes])
}
