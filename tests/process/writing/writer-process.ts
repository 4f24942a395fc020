import process from 'node:process'
import { z } from 'zod'
import { writeArticle } from '#features/writing/server/index.ts'
import { startWorker } from '#platform/server/jobs/worker.ts'
import { USUAL_TIMES } from '#platform/server/jobs/worker-times.ts'
import { openProgramDatabase } from '#tests/support/database/program-database.ts'
import { SERVICE_NAMES } from '../../../sandbox/start-sandbox.ts'
import { openSandboxServices } from '#tests/support/writing/sandbox-services.ts'

// One worker that writes articles, as a process of its own, which tests can kill.
const { url, id, services } = z
  .object({ url: z.string(), id: z.string(), services: z.record(z.enum(SERVICE_NAMES), z.string()) })
  .parse(JSON.parse(process.env['WRITER'] ?? ''))

const silent = { warn: () => {}, error: () => {} }
const database = openProgramDatabase(url, { name: 'writer' })
const opened = openSandboxServices({ services })
const running = await startWorker(
  { log: silent, database },
  {
    url,
    id,
    name: 'writer',
    pipelines: [writeArticle],
    services: opened.services,
    slots: 1,
    times: USUAL_TIMES,
  },
)
process.once('SIGTERM', () => {
  void running
    .stop()
    .finally(() => database.destroy())
    .finally(() => opened.close())
})
