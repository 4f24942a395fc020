import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import process from 'node:process'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { z } from 'zod'
import { BRANCHES } from '#features/blog/rules.ts'
import { readBranch } from '#features/blog/server/index.ts'
import { writeZip } from '#platform/server/write-zip.ts'
import { openPlan, type Plan } from '#features/contentplans/server/index.ts'
import { Conflict, Invalid, NotFound } from '#platform/errors.ts'
import {
  openPool,
  queryThrough,
  type Database,
  type Transaction,
} from '#platform/server/database/database.ts'
import { oneRow } from '#platform/server/database/rows.ts'
import { errorCode } from '#platform/server/error-codes.ts'
import { readConfig } from '../config/config.ts'
import { openInstallation, PROGRAM_NAME } from '../installation.ts'
import { runToEnd, say, withUsage } from './run-to-end.ts'

const USAGE = 'keyloom blog export --plan <content plan> --branch main|staging --out <folder or file.zip>'
const options = { plan: { type: 'string' }, branch: { type: 'string' }, out: { type: 'string' } } as const

const wanted = z.object({
  action: z.literal('export'),
  plan: z.coerce.number().int().min(1).max(2_000_000_000),
  branch: z.enum(BRANCHES),
  out: z.string().min(1),
})

/** `keyloom blog export`: writes a branch of a blog into a new folder or a zip file, also while Keyloom runs. */
export async function runBlogCommand(args: string[]): Promise<number> {
  return runToEnd(async (signal) => {
    const { plan, branch, out } = readArguments(args)
    await using closing = new AsyncDisposableStack()
    const { url } = await openInstallation({ config: readConfig(process.env), closing, use: 'shared' })
    const database = queryThrough(openPool({ log: console }, { url, name: PROGRAM_NAME }))
    closing.defer(() => database.destroy())
    const workspaceId = await findWorkspace(database, plan)
    const files = readBranch(
      (work) =>
        inWorkspace(database, workspaceId, async (open) => {
          const opened: Plan = await openPlan({ database: open, workspaceId }, plan)
          return work({ database: open }, opened)
        }),
      { branch },
    )
    const target = resolve(out)
    const count = target.endsWith('.zip')
      ? await writeArchive(target, { files, signal })
      : await writeFolder(target, { files, signal })
    say(`${count} files of ${branch} are in ${out}`)
    return 0
  })
}

function readArguments(args: string[]): z.infer<typeof wanted> {
  const { values, positionals } = withUsage(USAGE, () => parseArgs({ args, options, allowPositionals: true }))
  const [action, ...more] = positionals
  const read = wanted.safeParse({ action, ...values })
  if (!read.success || more.length > 0) throw new Invalid(`Usage: ${USAGE}`)
  return read.data
}

const workspaceRow = z.object({ workspace: z.number().nullable() })

async function findWorkspace(database: Database, plan: number): Promise<number> {
  const { workspace } = await oneRow(database, workspaceRow)`
    select walls.workspace_of('contentplan', ${plan}) as workspace
  `
  if (workspace === null) throw new NotFound(`There is no content plan ${plan}.`)
  return workspace
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

interface Writing {
  files: ReturnType<typeof readBranch>
  signal: AbortSignal
}

/** The archive gets its name when it is whole, so a failure leaves an earlier one as it is. */
async function writeArchive(target: string, { files, signal }: Writing): Promise<number> {
  let count = 0
  const counted = async function* () {
    for await (const file of files) {
      count++
      yield file
    }
  }
  const unfinished = `${target}.unfinished`
  try {
    await pipeline(Readable.from(writeZip(counted())), createWriteStream(unfinished), { signal })
    await rename(unfinished, target)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  return count
}

/** Paths are names of folders and files alone: the blog makes them, and none has `..` in it. */
async function writeFolder(folder: string, { files, signal }: Writing): Promise<number> {
  if ((await listFolder(folder)).length > 0)
    throw new Conflict('The folder has files already; name a new one, so that nothing is mixed or lost.')
  let count = 0
  for await (const { path, bytes } of files) {
    signal.throwIfAborted()
    const target = resolve(join(folder, path))
    if (!target.startsWith(`${folder}${sep}`))
      throw new Invalid(`The blog has a file outside of itself: ${path}`)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, bytes)
    count++
  }
  return count
}

async function listFolder(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    if (errorCode(error) === 'ENOTDIR') throw new Invalid(`${folder} is a file; name a folder or a file.zip.`)
    throw error
  }
}
