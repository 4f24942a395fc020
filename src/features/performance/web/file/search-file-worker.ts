import { Invalid } from '#platform/errors.ts'
import { cutParts, readSearchFile } from '../../files/index.ts'
import type { ReadAnswer } from './read-answer.ts'

/** Of a file as it lies there; what it unpacks to is limited apart from that. */
const LARGEST_MB = 50
const SHOWN = 5

self.addEventListener('message', async ({ data: file }: MessageEvent<File>) => {
  self.postMessage(await read(file).catch(refuse))
})

async function read(file: File): Promise<ReadAnswer> {
  if (file.size > LARGEST_MB * 1_000_000)
    throw new Invalid(`${file.name} is larger than ${LARGEST_MB} MB. Export less at once.`)
  const found = await readSearchFile(file.name, new Uint8Array(await file.arrayBuffer()))
  const { parts, tooLarge } = cutParts(found)
  const skipped =
    tooLarge.length === 0
      ? found.skipped
      : [
          ...found.skipped,
          {
            reason: 'This day has too many rows for one request',
            count: tooLarge.length,
            examples: tooLarge.slice(0, SHOWN),
          },
        ]
  const { kind, language, isComparison, rows, queries, pages, days } = found
  return {
    type: 'read',
    parts,
    summary: {
      kind,
      language,
      isComparison,
      rows,
      skipped,
      days: days.length - tooLarge.length,
      range: { from: days.at(0)?.day ?? null, to: days.at(-1)?.day ?? null },
      queries: queries.length,
      pages: pages.length,
      first: (queries.length > 0 ? queries : pages).slice(0, SHOWN),
    },
  }
}

function refuse(error: unknown): ReadAnswer {
  if (error instanceof Invalid) return { type: 'refused', message: error.message }
  if (error instanceof DOMException)
    return {
      type: 'refused',
      message: 'The file could not be read. It was moved or changed, or it is a folder: choose it again.',
    }
  const reason = error instanceof Error ? error.message : String(error)
  return { type: 'refused', message: `The file could not be read because of a fault in Keyloom (${reason}).` }
}
