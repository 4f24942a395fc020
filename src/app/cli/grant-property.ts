import process from 'node:process'
import { parseArgs } from 'node:util'
import { propertyName } from '#features/connections/contract.ts'
import { listPropertyGrants, setPropertyGrant } from '#features/connections/server/index.ts'
import { Invalid } from '#platform/errors.ts'
import { openPool, queryThrough } from '#platform/server/database/database.ts'
import { readConfig } from '../config/config.ts'
import { openInstallation, PROGRAM_NAME } from '../installation.ts'
import { runToEnd, say, withUsage } from './run-to-end.ts'

const USAGE = 'keyloom grant-property <workspace> <property> [--revoke], or keyloom grant-property --list'
const options = { list: { type: 'boolean' }, revoke: { type: 'boolean' } } as const

/** `keyloom grant-property`: sets or lists which properties of the service account each workspace may read. */
export async function runGrantPropertyCommand(args: string[]): Promise<number> {
  return runToEnd(async () => {
    const { values, positionals } = withUsage(USAGE, () =>
      parseArgs({ args, options, allowPositionals: true }),
    )
    const wanted = values.list === true ? null : readGrant(positionals, values.revoke !== true)
    await using closing = new AsyncDisposableStack()
    const { url } = await openInstallation({ config: readConfig(process.env), closing, use: 'shared' })
    const database = queryThrough(openPool({ log: console }, { url, name: PROGRAM_NAME }))
    closing.defer(() => database.destroy())
    if (wanted === null) {
      const grants = await listPropertyGrants({ database })
      for (const { workspace, workspace_name: name, property } of grants)
        say(`${workspace} (${name})  ${property}`)
      if (grants.length === 0) say('No property is open to any workspace.')
      return 0
    }
    await setPropertyGrant({ database, userId: null }, wanted)
    const { workspace, property, isGranted } = wanted
    say(`${property} is ${isGranted ? 'open' : 'closed'} to workspace ${workspace}.`)
    return 0
  })
}

function readGrant([number = '', name = '', ...more]: string[], isGranted: boolean) {
  const property = propertyName.safeParse(name)
  if (!/^[1-9]\d{0,8}$/.test(number) || more.length > 0) throw new Invalid(`Usage: ${USAGE}`)
  if (!property.success)
    throw new Invalid(
      'A property is written as Search Console writes it: sc-domain:shop.example, or https://shop.example/.',
    )
  return { workspace: Number(number), property: property.data, isGranted }
}
