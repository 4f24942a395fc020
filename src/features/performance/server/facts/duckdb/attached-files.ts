import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import type { DuckDBConnection } from '@duckdb/node-api'
import { Conflict } from '#platform/errors.ts'
import { closeFile } from './file-modes.ts'
import { quoteText } from './quote-text.ts'
import { CREATE_TABLES, FORMAT, FORMAT_OF_PLANS, FORMAT_WITHOUT_SOURCES } from './schema.ts'
import { upgradeFile, type FileDays } from './upgrade-file.ts'

export interface FileInput {
  workspaceId: number
  /** Lists the days that came from files; called for a file of an earlier format, which does not store this. */
  listFileDays: () => Promise<FileDays[]>
}

interface AttachedFile {
  uses: number
  ready: Promise<void>
}

interface AttachedFilesInput {
  admin: DuckDBConnection
  pathOf: (workspaceId: number) => string
  /** Most files that stay attached without being used. */
  mostOpen: number
}

export type AttachedFiles = ReturnType<typeof makeAttachedFiles>

/** The files that are attached to a DuckDB, the least recently used first. */
export function makeAttachedFiles({ admin, pathOf, mostOpen }: AttachedFilesInput) {
  const files = new Map<number, AttachedFile>()
  let last: Promise<unknown> = Promise.resolve()

  /** Attaching and detaching run one after the other, so that a file is detached before it is attached again. */
  function inOrder<T>(work: () => Promise<T>): Promise<T> {
    const mine = last.then(work, work)
    last = mine.catch(() => {})
    return mine
  }

  /**
   * Attaches a workspace's file unless it is attached, and marks it as used. The caller must lower `uses` at the end.
   */
  async function borrow(input: FileInput): Promise<AttachedFile> {
    const { workspaceId } = input
    const file = files.get(workspaceId) ?? {
      uses: 0,
      ready: inOrder(() => attachFile(admin, { ...input, path: pathOf(workspaceId) })),
    }
    files.delete(workspaceId)
    files.set(workspaceId, file)
    file.uses++
    try {
      await file.ready
    } catch (error) {
      file.uses--
      if (files.get(workspaceId) === file) files.delete(workspaceId)
      throw error
    }
    return file
  }

  /** Detaches files beyond the limit that are not in use, the least recently used first. */
  async function detachUnused(): Promise<void> {
    while (files.size > mostOpen) {
      const [workspaceId] = [...files].find(([, { uses }]) => uses === 0) ?? []
      if (workspaceId === undefined) return
      files.delete(workspaceId)
      await inOrder(() => admin.run(`detach ${aliasOf(workspaceId)}`))
    }
  }

  return {
    has: (workspaceId: number) => files.has(workspaceId),
    borrow,
    detachUnused,
    /** Resolves when the last attaching or detaching has ended. */
    settle: () => last,
  }
}

async function attachFile(
  admin: DuckDBConnection,
  { workspaceId, listFileDays, path }: FileInput & { path: string },
): Promise<void> {
  if (!existsSync(path)) await makeFile(admin, path)
  const alias = aliasOf(workspaceId)
  await admin.run(`attach ${quoteText(path)} as ${alias}`)
  await closeFile(path)
  const reader = await admin.runAndReadAll(`select version from ${alias}.fact_format`)
  const [[version] = []] = reader.getRowsJS()
  if (version === FORMAT) return
  try {
    if (version !== FORMAT_WITHOUT_SOURCES && version !== FORMAT_OF_PLANS)
      throw new Conflict(
        `${path} was written by another version of the program; use that one or a later one.`,
      )
    const fileDays = version === FORMAT_WITHOUT_SOURCES ? await listFileDays() : null
    await upgradeFile(admin, { alias, fileDays })
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

/** Name of a workspace's file in SQL. */
export function aliasOf(workspaceId: number): string {
  return `facts_of_${workspaceId}`
}
