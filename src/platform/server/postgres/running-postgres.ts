import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive } from '../process/identity.ts'
import { readPostmasterFile } from './orphan.ts'

export interface PostgresAddresses {
  /** Connection string of the program's own role and database. */
  url: string
  /** Connection string of the login of requests. */
  poolUrl: string
  /** Connection string of the superuser, for what only it may do. */
  adminUrl: string
}

export function addressesOf(input: { role: string; password: string; port: number }): PostgresAddresses {
  const { role, password, port } = input
  return {
    url: `postgres://${role}:${password}@127.0.0.1:${port}/${role}`,
    poolUrl: `postgres://${role}_pool:${password}@127.0.0.1:${port}/${role}`,
    adminUrl: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
  }
}

/** The addresses of the database that another process runs on this folder, or null when none runs there. */
export function findRunningPostgres({
  folder,
  role,
}: {
  folder: string
  role: string
}): PostgresAddresses | null {
  const running = readPostmasterFile(join(folder, 'postgres'))
  const passwordFile = join(folder, 'postgres-password')
  if (running === null || !running.isReady || !isAlive(running.pid) || !existsSync(passwordFile)) return null
  return addressesOf({ role, password: readFileSync(passwordFile, 'utf8').trim(), port: running.port })
}

/** Whether a database was ever made in this folder. */
export function hasPostgresData(folder: string): boolean {
  return existsSync(join(folder, 'postgres', 'PG_VERSION'))
}
