import { spawn } from 'node:child_process'
import type { PostgresBinaries } from './binaries.ts'
import { asDatabaseUser, databaseEnvironment } from './database-user.ts'
import { explainPostgresFailure } from './failure.ts'

interface ProgramInput {
  binaries: PostgresBinaries
  /** The data folder that the program works on. */
  folder: string
  /** The folder that an error names: the final one, also while data is built elsewhere. */
  name: string
}

/** Runs initdb or postgres to its end; throws NotConnected when it fails. */
export function runDatabaseProgram(
  input: ProgramInput & { program: keyof PostgresBinaries; args: string[]; stdin?: string },
): Promise<void> {
  const { binaries, folder, name, program, args, stdin = '' } = input
  const launch = asDatabaseUser(folder, { command: binaries[program], args })
  return new Promise((resolve, reject) => {
    const child = spawn(launch.command, launch.args, { detached: true, env: databaseEnvironment() })
    let output = ''
    const fail = () =>
      reject(explainPostgresFailure({ doing: 'could not set up its data', output, dataFolder: name }))
    child.stdout.on('data', (text: Buffer) => (output += text.toString()))
    child.stderr.on('data', (text: Buffer) => (output += text.toString()))
    child.stdin.on('error', () => {})
    child.stdin.end(stdin)
    child.once('error', (error) => {
      output = error.message
      fail()
    })
    child.once('close', (code) => (code === 0 && !/ERROR:|FATAL:/.test(output) ? resolve() : fail()))
  })
}

/** Runs statements on data that no server has open; each is one line. */
export function runSingleUser(input: ProgramInput & { statements: string[] }): Promise<void> {
  return runDatabaseProgram({
    ...input,
    program: 'postgres',
    args: ['--single', '-D', input.folder, 'postgres'],
    stdin: `${input.statements.join('\n')}\n`,
  })
}
