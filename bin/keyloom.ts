import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import process from 'node:process'

interface Command {
  does: string
  /** Resolves with the exit code. */
  run(args: string[]): Promise<number>
}

const commands: Record<string, Command> = {
  start: {
    does: 'starts Keyloom and prints its address',
    run: async (args) => (await import('#app/cli/start.ts')).runStartCommand(args),
  },
  cluster: {
    does: 'clusters a keyword file by its search results',
    run: async (args) => (await import('#features/clusterer/cli/cluster.ts')).runClusterCommand(args),
  },
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
  const lines = Object.entries(commands).map(([word, { does }]) => `  ${word.padEnd(10)}${does}`)
  process.stdout.write(['Usage: keyloom <command> [options]', '', ...lines, ''].join('\n'))
}
