import { onTestFinished } from 'vitest'
import { startJsonServer, type JsonServer } from './start-json-server.ts'

/** The same, which is closed when the test ends. */
export async function serveJsonServer(posts: Record<string, unknown>[] = []): Promise<JsonServer> {
  const server = await startJsonServer(posts)
  onTestFinished(server.stop)
  return server
}
