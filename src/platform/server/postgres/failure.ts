import { NotConnected, Temporary } from '#platform/errors.ts'

const LAST_LINES = 30
const CAUSES: [RegExp, string][] = [
  [/No space left on device|Disk quota exceeded/i, 'the disk is full'],
  [/Read-only file system/i, 'the disk is read-only'],
  [/wrong ownership/i, 'its data folder belongs to another user'],
  [
    /could not (create|map|resize) (\w{1,20} )?shared memory|Cannot allocate memory/i,
    'there is not enough memory',
  ],
  [/Permission denied|Operation not permitted/i, 'this user has no permission there'],
  [/error while loading shared libraries: (\S+)/i, 'a system library is missing'],
  [/incompatible with server/i, 'its data was written by another version'],
]

/** An error for users, made from what initdb, setpriv or postgres wrote before it failed. */
export function explainPostgresFailure({ doing, output, dataFolder }: PostgresFailure): NotConnected {
  const cause = CAUSES.find(([pattern]) => pattern.test(output))?.[1] ?? lastComplaint(output)
  return new NotConnected(`PostgreSQL ${doing} in ${dataFolder}: ${cause}.`)
}

interface PostgresFailure {
  doing: 'could not set up its data' | 'did not start'
  output: string
  dataFolder: string
}

/**
 * Why a running server has ended. Only its last lines count, because statements that failed long before are in the log,
 * too.
 */
export function explainPostgresEnd({ output, dataFolder }: Omit<PostgresFailure, 'doing'>): string {
  const last = output.trim().split('\n').slice(-LAST_LINES)
  const complaints = last.filter((line) => /FATAL|PANIC/.test(line)).join('\n')
  const cause = CAUSES.find(([pattern]) => pattern.test(complaints))?.[1]
  return cause === undefined
    ? 'PostgreSQL ended by itself.'
    : `PostgreSQL in ${dataFolder} has ended: ${cause}.`
}

/** Whether the reason passes by itself: a lost race for the port, or a predecessor that has not quite ended. */
export function isPassing(output: string): boolean {
  return /Address already in use|lock file "[^"]+" already exists|pre-existing shared memory/i.test(output)
}

export function tookTooLong(dataFolder: string): Temporary {
  return new Temporary(`PostgreSQL in ${dataFolder} is still recovering its data; start again in a while.`)
}

function lastComplaint(output: string): string {
  const lines = output
    .trim()
    .split('\n')
    .filter((line) => line !== '')
  const complaint = lines.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1)
  return (complaint ?? 'it ended without a word').replace(/^.*?(FATAL|PANIC):\s*/, '').replace(/\.$/, '')
}
