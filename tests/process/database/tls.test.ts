import { copyFileSync, chmodSync, chownSync, statSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { expect, onTestFinished, test, vi } from 'vitest'
import { migrate } from '#platform/server/database/migrate.ts'
import { prepareRoles } from '#platform/server/database/roles.ts'
import { startPostgres } from '#platform/server/postgres/start-postgres.ts'
import { copyTemplateServer } from '#tests/support/database/kept-template.ts'
import { query } from '#tests/support/database/test-database.ts'
import { TEMPLATE } from '#tests/support/database/template.ts'
import { makeDataFolder, startReady } from '#tests/support/process/keyloom-process.ts'

vi.setConfig({ testTimeout: 120_000 })

const certificates = join(process.cwd(), 'tests/support/database/tls')
const quietLog = { warn() {}, error() {} }

test('connections to an operator’s PostgreSQL are encrypted, and go only to the server of the certificate', async () => {
  const { admin, port } = await startWithCertificate()
  const url = (host: string, words: string) =>
    `${admin.replace(/@.*$/, `@${host}:${port}/plans`)}?sslmode=verify-full${words}`
  const trusted = `&sslrootcert=${encodeURIComponent(join(certificates, 'authority.crt'))}`

  for (const connect of [
    (address: string) => prepareRoles({ url: address, login: 'keyloom' }),
    (address: string) => migrate({ url: address, folder: 'migrations' }),
  ]) {
    await expect(connect(url('localhost', ''))).rejects.toThrow(
      /cannot be reached: .*(self-signed|unable to (get|verify)).*certificate/,
    )
    await expect(connect(url('127.0.0.1', trusted))).rejects.toThrow(
      /cannot be reached: .*does not match certificate/,
    )
  }

  const env = { DATABASE_URL: url('localhost', trusted), REQUEST_LIMIT: '0' }
  await startReady({ dataFolder: makeDataFolder(), env })
  const connections = await query(
    admin,
    `select distinct ssl from pg_stat_ssl join pg_stat_activity using (pid) where application_name like 'keyloom%'`,
  )
  expect(connections).toEqual([{ ssl: true }])
})

async function startWithCertificate(): Promise<{ admin: string; port: string }> {
  const folder = makeDataFolder()
  await copyTemplateServer({ log: quietLog }, folder)
  const postgres = await startPostgres({ log: quietLog }, { folder, role: 'keyloom', isDurable: false })
  onTestFinished(() => postgres.stop())
  const { uid, gid } = statSync(join(folder, 'postgres'))
  for (const name of ['server.crt', 'server.key']) {
    const file = join(folder, 'postgres', name)
    copyFileSync(join(certificates, name), file)
    chmodSync(file, 0o600)
    if (process.getuid?.() === 0) chownSync(file, uid, gid)
  }
  const { adminUrl: admin } = postgres
  await query(admin, 'alter system set ssl = on')
  await query(admin, 'select pg_reload_conf()')
  await query(admin, `create database plans template ${TEMPLATE}`)
  return { admin, port: new URL(admin).port }
}
