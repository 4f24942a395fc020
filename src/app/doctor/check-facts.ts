import { examineFactFiles, factsFolderOf } from '#features/performance/server/index.ts'
import type { Config } from '../config/config.ts'
import { fail, ok, type Finding } from './finding.ts'

const ABOUT = 'search data'

/** Checks whether the files of search data can be opened. */
export async function checkFacts({ facts, dataFolder }: Config): Promise<Finding> {
  if (facts === 'postgres') return ok(ABOUT, 'is kept in the database.')
  const { files, inUse, problems } = await examineFactFiles(factsFolderOf(dataFolder))
  if (problems.length > 0) return fail(ABOUT, problems.join(' '))
  if (files === 0) return ok(ABOUT, 'has no files yet.')
  if (inUse > 0) return ok(ABOUT, `has ${files} files, of which the running program has ${inUse} open.`)
  return ok(
    ABOUT,
    files === 1 ? 'has one file, which can be opened.' : `has ${files} files, which can all be opened.`,
  )
}
