import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import process from 'node:process'
import type { RunningSandbox } from '#app/outside/sandbox.ts'

interface Command {
  does: string
  /** Resolves with the exit code. */
  run(args: string[]): Promise<number>
}

const commands: Record<string, Command> = {
  start: {
    does: 'starts Keyloom and prints its address; on a terminal its log is keyloom.log in the data folder',
    run: async (args) => (await import('#app/cli/start.ts')).runStartCommand(args, launchSandbox),
  },
  migrate: {
    does: 'updates the database to what this version of Keyloom needs',
    run: async (args) => (await import('#app/cli/migrate.ts')).runMigrateCommand(args),
  },
  backup: {
    does: 'writes everything that is stored into one file, also while Keyloom runs',
    run: async (args) => (await import('#app/cli/backup.ts')).runBackupCommand(args),
  },
  'verify-backup': {
    does: 'reads a whole backup and says what is in it',
    run: async (args) => (await import('#app/cli/verify-backup.ts')).runVerifyBackupCommand(args),
  },
  restore: {
    does: 'puts a backup into an empty installation',
    run: async (args) => (await import('#app/cli/restore.ts')).runRestoreCommand(args),
  },
  'rotate-secrets': {
    does: 'encrypts all stored secrets again with a new key, also while Keyloom runs',
    run: async (args) => (await import('#app/cli/rotate-secrets.ts')).runRotateSecretsCommand(args),
  },
  'rotate-signing-key': {
    does: 'signs new sessions with a new key; with --now all open sessions end',
    run: async (args) => (await import('#app/cli/rotate-signing-key.ts')).runRotateSigningKeyCommand(args),
  },
  unlock: {
    does: 'lets an account sign in again after too many wrong passwords',
    run: async (args) => (await import('#app/cli/unlock.ts')).runUnlockCommand(args),
  },
  'grant-property': {
    does: 'chooses which properties of the Google service account a workspace may read',
    run: async (args) => (await import('#app/cli/grant-property.ts')).runGrantPropertyCommand(args),
  },
  doctor: {
    does: 'checks the installation and says what to fix',
    run: async (args) => (await import('#app/cli/doctor.ts')).runDoctorCommand(args),
  },
  sandbox: {
    does: 'runs made-up outside services, for tests and for trying Keyloom out',
    run: async (args) => (await import('../sandbox/sandbox-command.ts')).runSandboxCommand(args),
  },
  write: {
    does: 'writes one article of a content plan, also while Keyloom runs',
    run: async (args) => (await import('#app/cli/write.ts')).runWriteCommand(args, launchSandbox),
  },
  blog: {
    does: 'writes the pages of a blog into a folder or a zip file, also while Keyloom runs',
    run: async (args) => (await import('#app/cli/blog.ts')).runBlogCommand(args),
  },
  cluster: {
    does: 'clusters a keyword file by its search results',
    run: async (args) => (await import('#features/clusterer/cli/cluster.ts')).runClusterCommand(args),
  },
}

async function launchSandbox(input: { redirectOrigins: string[] }): Promise<RunningSandbox> {
  const { runBeside } = await import('../sandbox/fork-sandbox.ts')
  return runBeside(input)
}

enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/keyloom'))
const [name = '--help', ...rest] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (command !== undefined) process.exitCode = await command.run(rest)
else if (name === '--help' || name === '-h' || name === 'help') printHelp()
else {
  process.stderr.write(`keyloom has no command "${name}"; \`keyloom --help\` lists them.\n`)
  process.exitCode = 2
}

function printHelp() {
  const lines = Object.entries(commands).map(([word, { does }]) => `  ${word.padEnd(20)}${does}`)
  process.stdout.write(['Usage: keyloom <command> [options]', '', ...lines, ''].join('\n'))
}
