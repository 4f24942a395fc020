import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import { listGaps } from '../config/gaps.ts'
import { PORTS } from '#features/connections/contract.ts'
import { projectFolder } from '../project-folder.ts'
import { ok, warn, type Finding } from './finding.ts'

export function checkWebApp(folder = join(projectFolder, 'dist', 'web')): Finding {
  return existsSync(join(folder, 'index.html'))
    ? ok('web app', 'is built.')
    : warn('web app', 'is not built; the next start builds it, which takes a while.')
}

/** Lists the services that are made up, and those that are missing. */
export function checkServices(config: Config): Finding {
  const about = 'services outside'
  const gaps = listGaps(config)
  if (gaps.length === 0) return ok(about, 'are all set up.')
  const names = new Intl.ListFormat('en').format(gaps)
  const where = 'docs/operations.md has their variables.'
  if (config.sandbox === 'on')
    return ok(about, `${names}: made up by the sandbox, because they are not set up; ${where}`)
  const why = gaps.length < PORTS.length ? ', and not made up unless SANDBOX=on is set' : ''
  return warn(about, `${names}: not set up, so what needs them does not work${why}; ${where}`)
}
