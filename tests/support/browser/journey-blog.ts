import { findFreePort } from '#platform/server/process/free-port.ts'
import { startKeyloom } from './journey-process.ts'
import { test as journey } from './journey.ts'

type BlogKeyloom = Awaited<ReturnType<typeof startBlogKeyloom>>

/** A test with a Keyloom as a newcomer starts it: the demo with its search data, and blogs at a port of their own. */
export const test = journey.extend<{ baseURL: string }, { newcomer: BlogKeyloom }>({
  newcomer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its pattern
    async ({}, use) => {
      const newcomer = await startBlogKeyloom()
      await use(newcomer)
      await newcomer.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ newcomer }, use) => use(newcomer.address),
})

async function startBlogKeyloom() {
  const [port, blogPort] = [await findFreePort(), await findFreePort()]
  const { stop } = await startKeyloom(port, { BLOG_PORT: String(blogPort) })
  return { address: `http://127.0.0.1:${port}`, stop }
}
