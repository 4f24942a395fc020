import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { findFreePort } from '#platform/server/process/free-port.ts'
import { openDemoSession } from '#tests/support/accounts/demo-session.ts'
import { startKeyloom } from '#tests/support/browser/journey-process.ts'
import type { Report } from '../report.ts'

const GOAL_SECONDS = 180
const LONGEST_MS = 900_000
const LOOK_MS = 500

const searchData = z.object({
  import_started: z.string().nullable(),
  import_ended: z.string().nullable(),
  import_error: z.string().nullable(),
  imported: z.object({ days: z.number() }).nullable(),
})
const answer = z.object({ total: z.number() })

/**
 * Everything that the sandbox's Search Console has, 16 months of the smallest world with 2.4 million rows of four kinds, read by
 * the whole program as its demo does, at the pace that Google allows.
 */
export async function measureImport(report: Report): Promise<void> {
  const port = await findFreePort()
  const address = `http://127.0.0.1:${port}`
  const keyloom = await startKeyloom(port, { REQUEST_LIMIT: '0' })
  try {
    const jwt = await openDemoSession(address)
    const call = async (path: string, body?: object): Promise<unknown> => {
      const response = await fetch(`${address}/api/contentplan/1/${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${jwt}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return response.json()
    }
    const { seconds, days } = await untilImported(async () => searchData.parse(await call('search-data')))
    const { total } = answer.parse(await call('gsc', { contentplanId: 1, grouping: 'query' }))
    report.note(
      `${days} days, ${total.toLocaleString('en-US')} queries in the last 30; load ${loadavg()[0]?.toFixed(1)}.`,
    )
    report.add({
      name: '16 months from the sandbox',
      value: seconds,
      unit: 's',
      goal: `<= ${GOAL_SECONDS}`,
    })
  } finally {
    await keyloom.stop()
  }
}

async function untilImported(look: () => Promise<z.infer<typeof searchData>>) {
  const limit = Date.now() + LONGEST_MS
  while (Date.now() < limit) {
    const { import_started: began, import_ended: ended, import_error: error, imported } = await look()
    if (error !== null) throw new Error(`The import failed: ${error}`)
    if (began !== null && ended !== null)
      return { seconds: (Date.parse(ended) - Date.parse(began)) / 1000, days: imported?.days ?? 0 }
    await sleep(LOOK_MS)
  }
  throw new Error('The import did not end.')
}
