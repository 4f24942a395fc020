import process from 'node:process'
import { rotateSigningKey } from '#features/accounts/server/index.ts'
import { Invalid } from '#platform/errors.ts'
import { readConfig } from '../config/config.ts'
import { openInstallation } from '../installation.ts'
import { runToEnd, say } from './run-to-end.ts'

/**
 * `keyloom rotate-signing-key [--now]`: makes a new key for the tokens of sessions; `--now` ends all present sessions.
 */
export async function runRotateSigningKeyCommand(args: string[]): Promise<number> {
  return runToEnd(async () => {
    const endsSessions = args[0] === '--now'
    if (args.length > (endsSessions ? 1 : 0)) throw new Invalid('Usage: keyloom rotate-signing-key [--now]')
    await using closing = new AsyncDisposableStack()
    const { url } = await openInstallation({ config: readConfig(process.env), closing, use: 'shared' })
    const { endedSessions, oldKeys } = await rotateSigningKey({ url, endsSessions })
    say('New sessions are signed with a new key.')
    if (endsSessions) say(`Ended ${endedSessions} sessions: everybody signs in again.`)
    if (oldKeys > 0) say(`Forgot ${oldKeys} older keys.`)
    return 0
  })
}
