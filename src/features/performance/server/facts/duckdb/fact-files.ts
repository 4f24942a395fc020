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
/** Up to so many bits of pages' and queries' numbers, sums stand in an array. */
const GROUP_BITS = 18
/** Stands for every file that is not there yet. */
const NOTHING = 'nothing'
const CLOSE_MS = 1_000

export interface FactFilesInput {
  /** Has a file for each workspace, and nothing else. */
  folder: string
  /** Where what does not fit into memory goes. */
  tempFolder: string
  threads: number
  memoryMegabytes: number
  /** How long the log beside a file grows before it becomes a part of the file. */
  logKilobytes: number
  /** How many files stay open when nobody uses them. */
  mostOpen: number
}

interface FileUse {
  workspaceId: number
  /** Whether a file is made where there is none. */
  makes: boolean
  /** Asked where the file does not say itself which days are of files. */
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
  /** The end of what was last begun with files: one is let go of before it is opened again. */
  last: Promise<unknown>
}

/** The files of all workspaces in one DuckDB, which shares its memory and threads among them; opened when first used. */
export function openFactFiles(input: FactFilesInput) {
  for (const folder of [input.folder, input.tempFolder]) closeFolder(folder)
  let current: Promise<Engine> | null = null
  const underWay = new Set<Promise<unknown>>()
  const atWork = new Set<DuckDBConnection>()
  const fileOf = (workspaceId: number) => join(input.folder, `${workspaceId}.duckdb`)

  /** Attaches a workspace's file for the while; the least recently used ones beyond the limit are let go of. */
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

  async function letGo(engine: Engine): Promise<void> {
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

  /** What the engine's own connection was told to do is done first: freed under its work, the process would crash. */
  async function stop(engine: Engine): Promise<void> {
    current = null
    await engine.last
    engine.admin.closeSync()
    engine.instance.closeSync()
  }

  /**
   * Opens a connection to the file of one workspace and runs `work` on it. Where there is no file and none is made, `work` reads an
   * empty one.
   */
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
        await letGo(engine)
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
    /** Waits a moment for the work that goes on, breaks it off, then closes the engine. Nothing may be begun any more. */
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
  // Files are written to only while a backup knows of it, so never at their end.
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

/** Under another name until it is whole: a process may end at any moment. */
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
