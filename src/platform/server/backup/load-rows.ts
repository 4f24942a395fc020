import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { from, to, type CopyStreamQuery } from 'pg-copy-streams'
import { Invalid } from '#platform/errors.ts'
import { readArchive } from './archive-reader.ts'
import { createCounter, createRowSum } from './copy-lines.ts'
import type { Manifest } from './manifest.ts'
import { readPartName } from './part-names.ts'
import { copyIn, copyOut, type Table } from './tables.ts'

interface LoadInput {
  file: string
  /** The passphrase of a locked file. */
  passphrase?: string | undefined
  schema: string
  /** The tables, with the columns that the backup has. */
  tables: Table[]
  manifest: Manifest
  takeFile: (store: string, path: string, content: AsyncIterable<Uint8Array>) => Promise<void>
}

/** Copies every row of a backup into its table, and then compares what the tables hold with what was sent. */
export async function loadRows(client: pg.Client, input: LoadInput): Promise<void> {
  const { file, schema, tables } = input
  const loading = tables.map((table) => ({ table, sum: createRowSum(), counter: createCounter() }))
  let current: { name: string; copy: CopyStreamQuery } | null = null

  const finish = async () => {
    const copy = current?.copy
    current = null
    if (copy === undefined) return
    const done = finished(copy)
    copy.end()
    await done
  }

  try {
    const take = async (name: string, content: AsyncIterable<Uint8Array>): Promise<void> => {
      const part = readPartName(name)
      if (part?.kind === 'file') await input.takeFile(part.store, part.path, content)
      if (part?.kind !== 'table') return
      const target = loading.find(({ table }) => table.name === part.table)
      if (target === undefined) throw changed(file)
      if (current?.name !== part.table) await finish()
      current ??= { name: part.table, copy: startCopy(client, copyIn(schema, target.table)) }
      for await (const chunk of content) {
        target.sum.take(chunk)
        target.counter.take(chunk)
        await write(current.copy, chunk)
      }
    }
    await readArchive(file, take, input)
    await finish()
  } catch (error) {
    await stop(current)
    throw error
  }

  for (const { table, sum, counter } of loading) {
    const listed = input.manifest.tables.find(({ name }) => name === table.name)
    if (counter.end().sha256 !== listed?.sha256) throw changed(file)
    if ((await readSum(client, copyOut(schema, table))) !== sum.end())
      throw new Invalid(`${table.name} does not hold what the backup holds; nothing was restored.`)
  }
}

function startCopy(client: pg.Client, statement: string): CopyStreamQuery {
  const copy = client.query(from(statement))
  copy.on('error', () => {})
  return copy
}

async function write(copy: CopyStreamQuery, chunk: Uint8Array): Promise<void> {
  if (copy.errored !== null) throw copy.errored
  if (!copy.write(chunk)) await once(copy, 'drain')
}

async function stop(current: { copy: CopyStreamQuery } | null): Promise<void> {
  if (current === null || current.copy.destroyed) return
  const ended = finished(current.copy).catch(() => {})
  current.copy.destroy(new Error('the backup cannot be read any further'))
  await ended
}

async function readSum(client: pg.Client, statement: string): Promise<string> {
  const sum = createRowSum()
  for await (const chunk of client.query(to(statement))) sum.take(chunk)
  return sum.end()
}

function changed(file: string): Invalid {
  return new Invalid(`${file} was changed while it was read; nothing was restored.`)
}
