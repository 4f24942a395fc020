import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { z } from 'zod'
import { AGENTS } from '#features/articles/rules.ts'
import { openPlan, type Plan } from '#features/contentplans/server/index.ts'
import { REWRITE_STATUSES } from '#features/writing/rules.ts'
import { callAgent, findWritingRun, startWriting, writeArticle } from '#features/writing/server/index.ts'
import { Explained, Invalid, NotFound } from '#platform/errors.ts'
import {
  openPool,
  queryThrough,
  type Database,
  type Transaction,
} from '#platform/server/database/database.ts'
import { findRow } from '#platform/server/database/rows.ts'
import { startWorker } from '#platform/server/jobs/worker.ts'
import { readConfig } from '../config/config.ts'
import { openInstallation, PROGRAM_NAME } from '../installation.ts'
import { openOutside } from '../outside/open-outside.ts'
import type { LaunchSandbox } from '../outside/sandbox.ts'
import { runToEnd, say, withUsage } from './run-to-end.ts'

const USAGE = 'keyloom write <content plan> <article> [--status <status> | --agent <agent>]'
const options = { status: { type: 'string' }, agent: { type: 'string' } } as const
const LOOK_MS = 300

const wanted = z.object({
  contentplanId: z.coerce.number().int().min(1).max(2_000_000_000),
  articleId: z.coerce.number().int().min(1).max(2_000_000_000),
  status: z.enum(REWRITE_STATUSES).optional(),
  agent: z.enum(AGENTS).optional(),
})
type Wanted = z.infer<typeof wanted>

/**
 * `keyloom write`: writes one article, also while Keyloom runs, and prints each step. The exit code is 0 when it is
 * written.
 */
export async function runWriteCommand(args: string[], launchSandbox: LaunchSandbox): Promise<number> {
  return runToEnd(async (signal) => {
    const asked = readArguments(args)
    const config = readConfig(process.env)
    await using closing = new AsyncDisposableStack()
    const { url } = await openInstallation({ config, closing, use: 'shared' })
    const log = { warn: () => {}, error: () => {} }
    const database = queryThrough(openPool({ log }, { url, name: PROGRAM_NAME }))
    closing.defer(() => database.destroy())
    const { providers } = await openOutside(config, {
      launchSandbox,
      tell: say,
      note: () => {},
      database: () => database,
      closing,
    })
    const services = { providers, costs: config.costs }
    const workspaceId = await findWorkspace(database, asked)
    const { runId } = await inWorkspace(database, workspaceId, async (open) => {
      const plan = await openPlan({ database: open, workspaceId }, asked.contentplanId)
      const ctx = { database: open, workspaceId, userId: null, actor: { kind: 'run', userId: null } } as const
      const { articleId, status, agent } = asked
      return agent === undefined
        ? startWriting(ctx, services, { plan, articleId, status })
        : callAgent(ctx, services, { plan, articleId, agent })
    }).catch((error: unknown) => {
      if (!(error instanceof NotFound)) throw error
      throw new NotFound(`There is no cluster ${asked.articleId} in content plan ${asked.contentplanId}.`)
    })
    const worker = await startWorker(
      { log, database },
      { url, name: PROGRAM_NAME, pipelines: [writeArticle], services },
    )
    closing.defer(() => worker.stop())
    // Awaited, because what is opened here is closed when this returns.
    return await follow(database, { workspaceId, runId, asked, signal })
  })
}

function readArguments(args: string[]): Wanted {
  const { values, positionals } = withUsage(USAGE, () => parseArgs({ args, options, allowPositionals: true }))
  const [contentplanId, articleId, ...more] = positionals
  const read = wanted.safeParse({ contentplanId, articleId, ...values })
  // An agent that is called alone does not begin from a status.
  const isBoth = values.status !== undefined && values.agent !== undefined
  if (!read.success || isBoth || more.length > 0)
    throw new Invalid(
      `Usage: ${USAGE}\nA status is one of ${REWRITE_STATUSES.join(', ')}; an agent one of ${AGENTS.join(', ')}.`,
    )
  return read.data
}

/** The operator may open any workspace. */
function inWorkspace<Result>(
  database: Database,
  workspaceId: number,
  work: (open: Transaction) => Promise<Result>,
): Promise<Result> {
  return database.transaction().execute(async (open) => {
    await sql`select set_config('app.workspaces', ${String(workspaceId)}, true)`.execute(open)
    return work(open)
  })
}

const workspaceRow = z.object({ workspace: z.number().nullable() })

async function findWorkspace(database: Database, { contentplanId }: Wanted): Promise<number> {
  const row = await findRow(database, workspaceRow)`
    select walls.workspace_of('contentplan', ${contentplanId}) as workspace
  `
  if (row === null || row.workspace === null) throw new NotFound(`There is no content plan ${contentplanId}.`)
  return row.workspace
}

interface Following {
  workspaceId: number
  runId: number
  asked: Wanted
  signal: AbortSignal
}

/** Prints the steps of the run as they go on. */
async function follow(
  database: Database,
  { workspaceId, runId, asked: { contentplanId, articleId }, signal }: Following,
): Promise<number> {
  const said = new Set<string>()
  const sayOnce = (line: string) => {
    if (said.has(line)) return
    said.add(line)
    say(line)
  }
  for (;;) {
    signal.throwIfAborted()
    const run = await inWorkspace(database, workspaceId, async (open) => {
      const plan: Plan = await openPlan({ database: open, workspaceId }, contentplanId)
      return findWritingRun({ database: open }, { plan, articleId })
    })
    if (run === null || run.id !== runId) throw new Explained('This run is no longer there.')
    for (const { name, state, progress, note } of run.steps) {
      if (state === 'inProgress')
        sayOnce(`${name} ${progress ? `${progress.done} of ${progress.total}` : '…'}`)
      if (state === 'done') sayOnce(`${name} done${note === undefined ? '' : `. ${note}`}`)
    }
    if (run.state === 'waiting' && run.reason !== null) sayOnce(`Waits: ${run.reason}`)
    if (run.state === 'done') return 0
    if (run.state === 'failed' || run.state === 'cancelled') throw new Explained(run.reason ?? 'It failed.')
    await sleep(LOOK_MS, undefined, { signal })
  }
}
