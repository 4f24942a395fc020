import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import type { SentFile } from '#platform/contract/files.ts'
import { streamParts } from '#platform/server/stream-parts.ts'
import { writeZip, type ZippedFile } from '#platform/server/write-zip.ts'

const NAME = 'keyloom-connector'
const FOLDER = join(import.meta.dirname, '../../../../../connectors/wordpress', NAME)

/** Sends the plugin of this version in a zip file with its folder, as WordPress wants it. */
export function sendWordpressPlugin(): SentFile {
  return {
    fileName: `${NAME}.zip`,
    contentType: 'application/zip',
    body: streamParts(writeZip(listFiles())),
  }
}

function listFiles(): ZippedFile[] {
  return readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted()
    .map((path) => ({
      path: posix.join(NAME, ...path.slice(FOLDER.length + 1).split(sep)),
      bytes: readFileSync(path),
    }))
}
