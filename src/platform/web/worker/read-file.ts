import { Invalid } from '#platform/errors.ts'

/** A browser's file in the form that readers of files take. */
export function fileSource(file: File) {
  return { name: file.name, size: file.size, chunks: chunksOf(file) }
}

// Safari has no async iteration over streams yet.
async function* chunksOf(file: File): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel()
  }
}

/** The user's sentence for a file that could not be read. */
export function explainUnreadFile(error: unknown): string {
  if (error instanceof Invalid) return error.message
  if (error instanceof DOMException)
    return 'The file could not be read. It was moved or changed, or it is a folder: choose it again.'
  const reason = error instanceof Error ? error.message : String(error)
  return `The file could not be read because of a fault in Keyloom (${reason}).`
}

/** The user's sentence for the loss of a worker that reads a file. */
export const FILE_WORKER_LOST =
  'A part of this page could not be loaded, or memory ran out. Please choose the file again.'
