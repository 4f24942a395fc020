import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api'
import { Conflict } from '#platform/errors.ts'
import { withFileSentence } from '#platform/server/file-trouble.ts'
import { within } from '#platform/server/within.ts'
import { explainDuckdb, isEngineLost } from './explain-duckdb.ts'
import { closeFile, closeFolder } from './file-modes.ts'
import { lockDown } from './lock-down.ts'
import { quoteText } from './quote-text.ts'
import { CREATE_TABLES, FORMAT, FORMAT_WITHOUT_SOURCES } from './schema.ts'
import { upgradeFile, type FileDays } from './upgrade-file.ts'

const UNFINISHED = /\.new(\.wal)?$/
/** Up to so many bits of page and query ids, DuckDB keeps the sums of groups in an array. */
const GROUP_BITS = 18
/** Name of the empty database that is read in place of a file that does not exist yet. */
const NOTHING = 'nothing'
const CLOSE_MS = 1_000

export interface FactFilesInput {
  /** Folder with one file for each workspace, and nothing else. */
  folder: string
  /** Folder for data that do not fit into memory. */
  tempFolder: string
  threads: number
  memoryMegabytes: number
  /** Size at which the log beside a file is merged into the file. */
  logKilobytes: number
  /** Most files that stay open without being used. */
  mostOpen: number
}

interface FileUse {
  workspaceId: number
  /** Whether to make the file when it does not exist. */
  makes: boolean
  /** Lists the days that came from files; called for a file of an earlier format, which does not store this. */
  listFileDays: () => Promise<FileDays[]>
}

interface OpenFile {
  uses: number
  ready: Promise<void>
}

interface Engine {
  instance: DuckDBInstance
  admin: DuckDBConnection
  files: Map<number, OpenFile>
  /**
   * Ends with the last attaching or detaching: these run one after the other, so that a file is detached before it is
   * attached again.
   */
  last: Promise<unknown>
}

/**
 * Opens the files of all workspaces in one DuckDB, so that they share its memory and threads; each when it is first
 * used.
 */
export function openFactFiles(input: FactFilesInput) {
  for (const folder of [input.folder, input.tempFolder]) closeFolder(folder)
  let current: Promise<Engine> | null = null
  const underWay = new Set<Promise<unknown>>()
  const atWork = new Set<DuckDBConnection>()
  const fileOf = (workspaceId: number) => join(input.folder, `${workspaceId}.duckdb`)

  /**
   * Attaches a workspace's file unless it is attached, and marks it as used. The caller must lower `uses` at the end.
   */
  async function borrow(engine: Engine, { workspaceId, listFileDays }: FileUse): Promise<OpenFile> {
    const known = engine.files.get(workspaceId)
    const file = known ?? {
      uses: 0,
      ready: inOrder(engine, () =>
        attachFile(engine, { workspaceId, listFileDays, path: fileOf(workspaceId) }),
      ),
    }
    engine.files.delete(workspaceId)
    engine.files.set(workspaceId, file)
    file.uses++
    try {
      await file.ready
    } catch (error) {
      file.uses--
      if (engine.files.get(workspaceId) === file) engine.files.delete(workspaceId)
      throw error
    }
    return file
  }

  /** Detaches files beyond the limit that are not in use, the least recently used first. */
  async function detachUnused(engine: Engine): Promise<void> {
    while (engine.files.size > input.mostOpen) {
      const [workspaceId] = [...engine.files].find(([, { uses }]) => uses === 0) ?? []
      if (workspaceId === undefined) return
      await detachFile(engine, workspaceId)
    }
  }

  function start(): Promise<Engine> {
    const starting = (current ??= startEngine(input))
    starting.catch(() => {
      if (current === starting) current = null
    })
    return starting
  }

  /** Closes the engine after its own connection has finished: closed during its work, it would crash the process. */
  async function stop(engine: Engine): Promise<void> {
    current = null
    await engine.last
    engine.admin.closeSync()
    engine.instance.closeSync()
  }

  /** Opens a connection to the file of one workspace and runs `work` on it. Without a file and `makes`, it is an empty one. */
  async function use<T>(asked: FileUse, work: (connection: DuckDBConnection) => Promise<T>): Promise<T> {
    const { workspaceId, makes } = asked
    const path = fileOf(workspaceId)
    const engine = await start()
    const isNothing = !makes && !engine.files.has(workspaceId) && !existsSync(path)
    try {
      const file = isNothing ? null : await borrow(engine, asked)
      const connection = await engine.instance.connect()
      try {
        await connection.run(`use ${isNothing ? NOTHING : aliasOf(workspaceId)}`)
        atWork.add(connection)
        return await work(connection)
      } finally {
        atWork.delete(connection)
        connection.closeSync()
        if (file !== null) file.uses--
        if (makes) await closeFile(path)
        await detachUnused(engine)
      }
    } catch (error) {
      if (isEngineLost(error) && current !== null && (await current) === engine) await stop(engine)
      throw explainDuckdb(error, path)
    }
  }

  return {
    isOpen: async (workspaceId: number) =>
      current !== null &&
      (await current.then(
        ({ files }) => files.has(workspaceId),
        () => false,
      )),
    isThere: (workspaceId: number) => existsSync(fileOf(workspaceId)),
    use: <T>(...call: Parameters<typeof use<T>>): Promise<T> => {
      const using = use(...call)
      underWay.add(using)
      const end = () => underWay.delete(using)
      using.then(end, end)
      return using
    },
    /**
     * Waits one second for work in progress, interrupts it, then closes the engine. No work may be started after this
     * call.
     */
    async close(): Promise<void> {
      const over = Promise.allSettled(underWay)
      if (!(await within(CLOSE_MS, over))) for (const connection of atWork) connection.interrupt()
      await over
      if (current !== null) await stop(await current)
    },
  }
}

async function startEngine(input: FactFilesInput): Promise<Engine> {
  const { folder, tempFolder } = input
  await withFileSentence(folder, () => mkdir(folder, { recursive: true, mode: 0o700 }))
  await withFileSentence(tempFolder, () => mkdir(tempFolder, { recursive: true, mode: 0o700 }))
  for (const name of await readdir(folder))
    if (UNFINISHED.test(name)) await rm(join(folder, name), { force: true })
  const instance = await DuckDBInstance.create(':memory:', {
    threads: String(input.threads),
    memory_limit: `${input.memoryMegabytes}MB`,
    checkpoint_threshold: `${input.logKilobytes}KB`,
    temp_directory: tempFolder,
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
    preserve_insertion_order: 'false',
  })
  const admin = await instance.connect()
  // Files may be written only under the lock that backups respect, so not when they are closed.
  await admin.run('pragma disable_checkpoint_on_shutdown')
  await admin.run(`set global perfect_ht_threshold = ${GROUP_BITS}`)
  await admin.run(`attach ':memory:' as ${NOTHING}; use ${NOTHING}; ${CREATE_TABLES}; use memory`)
  await lockDown(admin, { folder })
  return { instance, admin, files: new Map(), last: Promise.resolve() }
}

function inOrder<T>(engine: Engine, work: () => Promise<T>): Promise<T> {
  const mine = engine.last.then(work, work)
  engine.last = mine.catch(() => {})
  return mine
}

async function detachFile(engine: Engine, workspaceId: number): Promise<void> {
  engine.files.delete(workspaceId)
  await inOrder(engine, () => engine.admin.run(`detach ${aliasOf(workspaceId)}`))
}

async function attachFile(
  { admin }: Engine,
  { workspaceId, listFileDays, path }: Omit<FileUse, 'makes'> & { path: string },
): Promise<void> {
  if (!existsSync(path)) await makeFile(admin, path)
  const alias = aliasOf(workspaceId)
  await admin.run(`attach ${quoteText(path)} as ${alias}`)
  await closeFile(path)
  const reader = await admin.runAndReadAll(`select version from ${alias}.fact_format`)
  const [[version] = []] = reader.getRowsJS()
  if (version === FORMAT) return
  try {
    if (version !== FORMAT_WITHOUT_SOURCES)
      throw new Conflict(
        `${path} was written by another version of the program; use that one or a later one.`,
      )
    await upgradeFile(admin, { alias, fileDays: await listFileDays() })
  } catch (error) {
    await admin.run('rollback').catch(() => {})
    await admin.run(`detach ${alias}`)
    throw error
  }
}

/** Makes a file under another name until it is complete, because the process may end at any moment. */
async function makeFile(admin: DuckDBConnection, path: string): Promise<void> {
  const made = `${path}.${randomUUID()}.new`
  const alias = `"${randomUUID()}"`
  await admin.run(`attach ${quoteText(made)} as ${alias}`)
  const statements = CREATE_TABLES.replaceAll(/(create table |insert into )/g, `$1${alias}.`)
  await admin.run(`begin; ${statements}; commit; checkpoint ${alias}; detach ${alias}`)
  await closeFile(made)
  await rename(made, path)
}

function aliasOf(workspaceId: number): string {
  return `facts_of_${workspaceId}`
}
