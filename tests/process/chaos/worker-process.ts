import process from 'node:process'
import { z } from 'zod'
import { startWorker } from '#platform/server/jobs/worker.ts'
import { BUGS, chaosPipeline } from './chaos-pipeline.ts'
import { openProgramDatabase } from '#tests/support/database/program-database.ts'

// One worker as a process of its own, which tests can kill.
const { url, ledger, worker, bug, stepMs } = z
  .object({
    url: z.string(),
    ledger: z.string(),
    worker: z.string(),
    bug: z.enum(BUGS).nullable(),
    stepMs: z.number(),
  })
  .parse(JSON.parse(process.env['CHAOS'] ?? ''))

const silent = { warn: () => {}, error: () => {} }
const database = openProgramDatabase(url, { name: 'chaos' })

async function tell(what: object): Promise<void> {
  const reply = await fetch(ledger, { method: 'POST', body: JSON.stringify({ ...what, worker }) })
  if (!reply.ok) throw new Error('the effect did not happen')
}

const running = await startWorker(
  { log: silent, database },
  {
    url,
    name: 'chaos',
    pipelines: [chaosPipeline],
    services: { bug, stepMs, doEffect: tell, giveSign: (run) => tell({ run }) },
  },
)
process.once('SIGTERM', () => void running.stop().finally(() => database.destroy()))
