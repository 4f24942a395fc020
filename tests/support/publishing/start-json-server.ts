import { createServer } from 'node:http'
import { createApp } from 'json-server/lib/app.js'

export interface JsonServer {
  baseUrl: string
  /** What it has stored. */
  posts: Record<string, unknown>[]
}

/** A json-server with a list of posts, on loopback. */
export async function startJsonServer(
  posts: Record<string, unknown>[] = [],
): Promise<JsonServer & { stop: () => void }> {
  const data = { posts }
  const app = createApp({ data, write: async () => {} }, { logger: false })
  // Its own command listens on all addresses of the machine.
  const server = createServer(app.attach)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    // Deleting a post makes another list.
    get posts() {
      return data.posts
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
