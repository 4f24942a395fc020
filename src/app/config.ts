import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { Invalid } from '#platform/errors.ts'
import { projectFolder } from './project-folder.ts'

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/** Every variable of the environment that the program reads; docs/operations.md describes each. */
const variables = {
  PORT: {
    wants: 'a whole number from 1 to 65535',
    schema: z
      .string()
      .regex(/^\d{1,5}$/)
      .transform(Number)
      .pipe(z.int().min(1).max(65_535))
      .default(4310),
  },
  HOST: {
    wants: 'an IP address or a host name of this machine',
    schema: z
      .string()
      .refine((host) => isIP(host) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(host))
      .default('127.0.0.1'),
  },
  KEYLOOM_DATA: {
    wants: 'the path of a folder',
    schema: z
      .string()
      .refine((path) => !path.includes('\0'))
      .default(resolve(projectFolder, 'data'))
      .transform((path) => resolve(path)),
  },
  DATABASE_URL: {
    wants: 'an address like postgres://user:password@host:5432/database',
    schema: z.string().refine(isPostgresAddress).optional(),
    isSecret: true,
  },
  LOG_LEVEL: { wants: `one of ${LOG_LEVELS.join(', ')}`, schema: z.enum(LOG_LEVELS).default('warn') },
}

export interface Config {
  port: number
  host: string
  dataFolder: string
  /** undefined: the program runs a PostgreSQL of its own in the data folder. */
  databaseUrl: string | undefined
  logLevel: (typeof LOG_LEVELS)[number]
}

export const variableNames = Object.keys(variables)

/** Reads the environment; an empty variable counts as absent, a wrong one throws a sentence. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = z.object(shapeOf(variables)).safeParse(withoutEmpty(environment))
  if (!parsed.success) throw new Invalid(explain(parsed.error.issues[0]?.path[0], environment))
  const { PORT, HOST, KEYLOOM_DATA, DATABASE_URL, LOG_LEVEL } = parsed.data
  return { port: PORT, host: HOST, dataFolder: KEYLOOM_DATA, databaseUrl: DATABASE_URL, logLevel: LOG_LEVEL }
}

function shapeOf({ PORT, HOST, KEYLOOM_DATA, DATABASE_URL, LOG_LEVEL }: typeof variables) {
  return {
    PORT: PORT.schema,
    HOST: HOST.schema,
    KEYLOOM_DATA: KEYLOOM_DATA.schema,
    DATABASE_URL: DATABASE_URL.schema,
    LOG_LEVEL: LOG_LEVEL.schema,
  }
}

function withoutEmpty(environment: Record<string, string | undefined>) {
  return Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
}

function explain(name: PropertyKey | undefined, environment: Record<string, string | undefined>): string {
  const [, variable] = Object.entries(variables).find(([known]) => known === name) ?? []
  const isSecret = variable !== undefined && 'isSecret' in variable
  const got = isSecret
    ? 'cannot be read (its value is not shown here)'
    : `is ${JSON.stringify(environment[String(name)])}`
  return `${String(name)} ${got}; it wants ${variable?.wants}.`
}

function isPostgresAddress(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, pathname } = new URL(value)
  return /^postgres(ql)?:$/.test(protocol) && hostname !== '' && pathname.length > 1
}
