import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { Explained, Invalid } from '#platform/errors.ts'
import { explainFileTrouble } from '../file-trouble.ts'

/** Reads a tar.gz from its begin to its end; what is damaged, cut off or no archive is one sentence. */
export async function readArchive(
  file: string,
  take: (name: string, content: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<void> {
  const tar = extract()
  const reading = pipeline(createReadStream(file), createGunzip(), tar)
  reading.catch(() => {})
  try {
    for await (const entry of tar) {
      if (entry.header.type !== 'file') throw new Invalid(`${file} holds something that is no file.`)
      await take(entry.header.name, onlyBytes(entry))
      // What nobody reads would hold up everything behind it.
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

async function* onlyBytes(chunks: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) if (chunk instanceof Uint8Array) yield chunk
}

function explain(error: unknown, file: string): unknown {
  const known = explainFileTrouble(error, file)
  if (known instanceof Explained) return known
  return new Invalid(`${file} is damaged, cut off or no backup; use another one.`, { cause: error })
}
