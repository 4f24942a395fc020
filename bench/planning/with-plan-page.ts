import type { Page } from '@playwright/test'
import pg from 'pg'
import { findFreePort } from '#platform/server/process/free-port.ts'
import { signInAs } from '#tests/support/browser/journey-person.ts'
import { startKeyloom } from '#tests/support/browser/journey-process.ts'
import { openScene } from '../api/scene.ts'
import { withBrowser } from '../web/browser.ts'
import { seedClusters } from './seed-clusters.ts'

interface PlanPage {
  page: Page
  /** The address of the plan, to which the names of its screens are added. */
  address: string
}

/** Runs work in a browser on the whole program, with a plan of so many clusters. */
export async function withPlanPage(
  { clusters, areFavorites = false }: { clusters: number; areFavorites?: boolean },
  work: (plan: PlanPage) => Promise<void>,
): Promise<void> {
  await using closing = new AsyncDisposableStack()
  const scene = await openScene({ isDurable: true })
  closing.defer(() => scene.close())
  const { contentplanId } = await seedClusters(scene, clusters)
  if (areFavorites) await makeFavorites(scene.url)
  const port = await findFreePort()
  const keyloom = await startKeyloom(port, { DATABASE_URL: scene.url, SANDBOX: 'off' })
  closing.defer(() => keyloom.stop())
  const address = `http://127.0.0.1:${port}`
  await withBrowser(async (browser) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await signInAs(page, scene, address)
    await work({ page, address: `${address}/workspace/${scene.workspaceId}/contentplan/${contentplanId}` })
  })
}

async function makeFavorites(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('update articles set show_in_map = true')
  await client.end()
}

/** How long something takes, so many times. */
export async function repeat(runs: number, measure: () => Promise<number>): Promise<number[]> {
  const times: number[] = []
  // The first one loads code and data.
  await measure()
  for (let run = 0; run < runs; run++) times.push(await measure())
  return times
}
