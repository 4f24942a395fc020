import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { DuckDBConnection } from '@duckdb/node-api'
import { within } from '#platform/server/within.ts'
import { aliasOf, makeAttachedFiles, type AttachedFiles, type FileInput } from './attached-files.ts'
import { explainDuckdb, isEngineLost } from './explain-duckdb.ts'
import { closeFile, closeFolder } from './file-modes.ts'
import { NOTHING, startDuckdb, type Duckdb, type DuckdbInput } from './start-duckdb.ts'

const CLOSE_MS = 1_000

export interface FactFilesInput extends DuckdbInput {
  /** Most files that stay open without being used. */
  mostOpen: number
}

interface FileUse extends FileInput {
  /** Whether to make the file when it does not exist. */
  makes: boolean
}

interface Engine extends Duckdb {
  files: AttachedFiles
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
  const pathOf = (workspaceId: number) => join(input.folder, `${workspaceId}.duckdb`)

  function start(): Promise<Engine> {
    const starting = (current ??= startEngine({ ...input, pathOf }))
    starting.catch(() => {
      if (current === starting) current = null
    })
    return starting
  }

  /** Closes the engine after its own connection has finished: closed during its work, it would crash the process. */
  async function stop(engine: Engine): Promise<void> {
    current = null
    await engine.files.settle()
    engine.admin.closeSync()
    engine.instance.closeSync()
  }

  /**
   * Opens a connection to the file of one workspace and runs `work` on it. When there is no file and `makes` is
   * false, `work` reads an empty one.
   */
  async function use<T>(asked: FileUse, work: (connection: DuckDBConnection) => Promise<T>): Promise<T> {
    const { workspaceId, makes } = asked
    const path = pathOf(workspaceId)
    const engine = await start()
    const isNothing = !makes && !engine.files.has(workspaceId) && !existsSync(path)
    try {
      const file = isNothing ? null : await engine.files.borrow(asked)
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
        await engine.files.detachUnused()
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
    isThere: (workspaceId: number) => existsSync(pathOf(workspaceId)),
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

interface EngineInput extends FactFilesInput {
  pathOf: (workspaceId: number) => string
}

async function startEngine({ pathOf, mostOpen, ...input }: EngineInput): Promise<Engine> {
  const duckdb = await startDuckdb(input)
  return { ...duckdb, files: makeAttachedFiles({ admin: duckdb.admin, pathOf, mostOpen }) }
}
