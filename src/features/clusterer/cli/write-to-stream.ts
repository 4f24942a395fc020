import { once } from 'node:events'
import type { Writable } from 'node:stream'

/** Writes at the reader's pace. A reader that closes the pipe early (`| head`) is no error. */
export async function writeToStream(
  stream: Writable,
  chunks: Iterable<Uint8Array>,
  isStopped: () => boolean,
): Promise<void> {
  let failure: Error | null = null
  stream.on('error', (error) => {
    failure = error
  })
  for (const chunk of chunks) {
    if (isStopped() || failure !== null) break
    if (!stream.write(chunk))
      await Promise.race([once(stream, 'drain'), once(stream, 'close')]).catch(() => {})
  }
  await new Promise<void>((done) => {
    if (failure === null) stream.write('', () => done())
    else done()
  })
  if (failure !== null && !isBrokenPipe(failure)) throw failure
}

function isBrokenPipe(error: Error): boolean {
  return 'code' in error && (error.code === 'EPIPE' || error.code === 'ECONNRESET')
}
