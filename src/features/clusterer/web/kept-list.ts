import { dropKeptFile, keepFile, readKeptFile } from '#platform/web/kept-file.ts'
import type { ChosenFiles } from './chosen-files.ts'

const KEYWORDS = 'keyloom-clusterer keywords'
const SERPS = 'keyloom-clusterer results'

/** Keeps the files of a result in this tab; returns whether they were small enough, all or none. */
export async function keepList({ keywords, serps }: ChosenFiles): Promise<boolean> {
  dropList()
  const isKept =
    keywords !== null &&
    (await keepFile(KEYWORDS, keywords)) &&
    (serps === null || (await keepFile(SERPS, serps)))
  if (!isKept) dropList()
  return isKept
}

export async function readList(): Promise<ChosenFiles> {
  return { keywords: await readKeptFile(KEYWORDS), serps: await readKeptFile(SERPS) }
}

export function dropList(): void {
  dropKeptFile(KEYWORDS)
  dropKeptFile(SERPS)
}
