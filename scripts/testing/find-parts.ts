import { globSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { ROOT } from '../run-tool.ts'
import { FULL_FILES, TEST_FILES, type TestPart } from './parts.ts'

const PARTS: readonly TestPart[] = ['unit', 'server', 'walls', 'process', 'journeys']

interface TestFile {
  part: TestPart
  /** Path from the project's root, with forward slashes. */
  path: string
}

export function listTestFiles({ isFull }: { isFull: boolean }): TestFile[] {
  return PARTS.flatMap((part) =>
    globSync(TEST_FILES[part], { cwd: ROOT })
      .map((file) => ({ part, path: file.replaceAll('\\', '/') }))
      .filter(({ path }) => isFull || !matchesGlob(path, FULL_FILES)),
  )
}

/** The parts of `npm test` that have files whose path contains one of the filters. */
export function findParts({ isFull, filters }: { isFull: boolean; filters: readonly string[] }): TestPart[] {
  const files = listTestFiles({ isFull }).filter(({ path }) =>
    filters.some((filter) => path.includes(filter)),
  )
  return PARTS.filter((part) => files.some((file) => file.part === part))
}
