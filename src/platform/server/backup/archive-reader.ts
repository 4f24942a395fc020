import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { Explained, Invalid } from '#platform/errors.ts'
import { explainFileTrouble, withFileSentence } from '../file-trouble.ts'
import { readLock, unlock } from './lock.ts'

/** Reads a tar.gz, locked or not, to its end. Throws an error for users when it is damaged, cut off or no archive. */
export async function readArchive(
  file: string,
  take: (name: string, content: AsyncIterable<Uint8Array>) => Promise<void>,
  { passphrase }: { passphrase?: string | undefined } = {},
): Promise<void> {
  const tar = extract()
  const reading = pipeline(await openBytes(file, passphrase), createGunzip(), tar)
  reading.catch(() => {})
  try {
    for await (const entry of tar) {
      if (entry.header.type !== 'file') throw new Invalid(`${file} holds something that is no file.`)
      await take(entry.header.name, onlyBytes(entry))
      // An entry that is not read to its end would block all entries behind it.
      entry.resume()
    }
    await reading
  } catch (error) {
    tar.destroy()
    const cause = await reading.then(
      () => error,
      (reason: unknown) => (error instanceof Explained ? error : reason),
    )
    throw explain(cause, file)
  }
}

async function openBytes(file: string, passphrase: string | undefined): Promise<Readable> {
  const header = await withFileSentence(file, () => readLock(file))
  if (header === null && passphrase === undefined) return createReadStream(file)
  // An attacker who can write the file, but does not know the passphrase, could have replaced it by an unlocked one.
  if (header === null)
    throw new Invalid(`${file} is not locked; leave --passphrase-file out to use it all the same.`)
  if (passphrase === undefined)
    throw new Invalid(`${file} is locked; name the file that holds its passphrase with --passphrase-file.`)
  return Readable.from(unlock(createReadStream(file, { start: header.length }), { file, passphrase, header }))
}

async function* onlyBytes(chunks: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) if (chunk instanceof Uint8Array) yield chunk
}

function explain(error: unknown, file: string): unknown {
  const known = explainFileTrouble(error, file)
  if (known instanceof Explained) return known
  return new Invalid(`${file} is damaged, cut off or no backup; use another one.`, { cause: error })
}
