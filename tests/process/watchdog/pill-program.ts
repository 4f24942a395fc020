import process from 'node:process'
import { runStartCommand } from '#app/cli/start.ts'
import { pillPipeline } from './pill-pipeline.ts'

// `keyloom start` with the pipeline `pill`, without a sandbox, and with a limit that a test can wait for.
const limit = process.env['STANDSTILL_MS']
process.exitCode = await runStartCommand([], () => Promise.reject(new Error('SANDBOX has to be off')), {
  pipelines: [pillPipeline],
  ...(limit !== undefined && { standstillMs: Number(limit) }),
})
