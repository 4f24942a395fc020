import process from 'node:process'
import { findFreePort } from '#platform/server/process/free-port.ts'
import { startJsonServer } from '#tests/support/publishing/start-json-server.ts'
import { startKeyloom } from './journey-process.ts'
import { test as journey } from './journey.ts'

type CmsKeyloom = Awaited<ReturnType<typeof startCmsKeyloom>>

/**
 * A test with a Keyloom that serves blogs, and whose administrator has opened the address of a CMS on this machine.
 * Persons are made in its database.
 */
export const test = journey.extend<{ baseURL: string }, { installation: CmsKeyloom }>({
  installation: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its pattern
    async ({}, use) => {
      const installation = await startCmsKeyloom()
      await use(installation)
      await installation.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ installation }, use) => use(installation.address),
})

async function startCmsKeyloom() {
  const cms = await startJsonServer([{ id: 'a', slug: 'hiking-boots', title: 'Hiking boots' }])
  const [port, blogPort] = [await findFreePort(), await findFreePort()]
  const keyloom = await startKeyloom(port, {
    SANDBOX: 'off',
    REQUEST_LIMIT: '0',
    CMS_ORIGINS: cms.baseUrl,
    BLOG_PORT: String(blogPort),
  })
  const shared = process.env['KEYLOOM_JOURNEY_DATA']
  process.env['KEYLOOM_JOURNEY_DATA'] = keyloom.folder
  return {
    address: `http://127.0.0.1:${port}`,
    /** Where blogs are. */
    blogUrl: `http://127.0.0.1:${blogPort}`,
    /** Where the CMS is: a json-server with one post. */
    cmsUrl: cms.baseUrl,
    stop: async () => {
      process.env['KEYLOOM_JOURNEY_DATA'] = shared
      await keyloom.stop()
      cms.stop()
    },
  }
}
