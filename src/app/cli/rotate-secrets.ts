import process from 'node:process'
import { Invalid } from '#platform/errors.ts'
import { resealSecrets } from '#platform/server/secrets/reseal.ts'
import { addKeyToFile } from '#platform/server/secrets/sealing-keys.ts'
import { readConfig } from '../config/config.ts'
import { keyFileOf, openInstallation, openKeys, SCHEMAS } from '../installation.ts'
import { runToEnd, say } from './run-to-end.ts'

/** `keyloom rotate-secrets`: makes a new key and seals everything with it. Exit code 1 when a value cannot be read. */
export async function runRotateSecretsCommand(args: string[]): Promise<number> {
  return runToEnd(async (signal) => {
    if (args.length > 0) throw new Invalid('Usage: keyloom rotate-secrets')
    const config = readConfig(process.env)
    await using closing = new AsyncDisposableStack()
    const { url } = await openInstallation({ config, closing, use: 'shared' })
    if (config.secretKeys === undefined) addKeyToFile(keyFileOf(config))
    const { changed, unreadable } = await resealSecrets(openKeys(config), {
      url,
      schema: SCHEMAS.kept,
      signal,
    })
    say(`Sealed ${changed} with the newest key.`)
    if (unreadable === 0) return 0
    say(`${unreadable} cannot be opened: their key is missing, and they have to be connected again.`)
    return 1
  })
}
