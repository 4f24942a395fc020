import process from 'node:process'
import { unlockAccount } from '#features/accounts/server/index.ts'
import { Invalid, NotFound } from '#platform/errors.ts'
import { openPool, queryThrough } from '#platform/server/database/database.ts'
import { readConfig } from '../config/config.ts'
import { openInstallation, PROGRAM_NAME } from '../installation.ts'
import { addressOf } from '../listen.ts'
import { runToEnd, say } from './run-to-end.ts'

/**
 * `keyloom unlock [email]`: forgets wrong passwords, and prints a link by which one browser can sign in without
 * waiting.
 */
export async function runUnlockCommand(args: string[]): Promise<number> {
  return runToEnd(async () => {
    const config = readConfig(process.env)
    const [email = config.owner?.email, ...more] = args
    if (email === undefined || more.length > 0 || !email.includes('@'))
      throw new Invalid('Usage: keyloom unlock [email]; without an address it is that of OWNER_EMAIL.')
    await using closing = new AsyncDisposableStack()
    const { url } = await openInstallation({ config, closing, use: 'shared' })
    const database = queryThrough(openPool({ log: console }, { url, name: PROGRAM_NAME }))
    closing.defer(() => database.destroy())
    const unlocked = await unlockAccount({ database }, { email })
    if (unlocked === null) throw new NotFound(`There is no account of ${email}.`)
    const address = config.publicUrl ?? addressOf(config)
    say(`Wrong passwords of ${email} are forgotten.`)
    say('Open this once, within 15 minutes, in the browser to sign in with; the password is still asked for:')
    say(`${address}/api/auth/local?code=${unlocked.pass}`)
    return 0
  })
}
