import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { issueToken } from '#features/accounts/server/index.ts'
import { findFreePort } from '#platform/server/process/free-port.ts'
import { findRunningPostgres } from '#platform/server/postgres/running-postgres.ts'
import { send, type Reply } from './send.ts'
import { ROOT } from '../../../scripts/run-tool.ts'
import { itemAt } from '#platform/items.ts'

const READY_MS = 180_000
const DAY_MS = 24 * 3_600_000
const MOST_KEYWORDS = 100_000

export interface Member {
  workspaceId: number
  /** A plan of the member's own. */
  planId: number
  /** Calls the API as this member. */
  ask(path: string, body?: unknown, method?: string): Promise<Reply>
}

export interface AttackWorld {
  port: number
  /** Creates a member with a workspace and a plan of this website, who calls from this loopback address. */
  makeMember(domain: string, from: string): Promise<Member>
  /** The number of active runs of the workspace. */
  countRuns(workspaceId: number): Promise<number>
  /** Everything the program printed. */
  output(): string
  stop(): Promise<void>
}

/** The program as `npm start` runs it, with an owner's account and the sandbox, on an empty data folder. */
export async function openAttackWorld(): Promise<AttackWorld> {
  const folder = mkdtempSync(join(tmpdir(), 'keyloom-attacks-'))
  const port = await findFreePort()
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, ['bin/keyloom.ts', 'start'], {
    cwd: ROOT,
    env: {
      PATH,
      HOME,
      TZ: 'UTC',
      PORT: String(port),
      BLOG_PORT: 'off',
      KEYLOOM_DATA: folder,
      OWNER_EMAIL: 'owner@people.example',
      OWNER_PASSWORD: 'a password of the owner',
      CONFIRM_COST: '100000',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (text: Buffer) => (output += text.toString()))
  child.stderr.on('data', (text: Buffer) => (output += text.toString()))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const world = {
    port,
    makeMember: (domain: string, from: string) => makeMember({ folder, port, from, domain }),
    countRuns: (workspaceId: number) =>
      withAdmin(folder, async (admin) => {
        const { rows } = await admin.query<{ n: number }>(
          `select count(*)::int as n from runs where workspace_id = $1 and state in ('queued', 'running', 'waiting')`,
          [workspaceId],
        )
        return itemAt(rows, 0).n
      }),
    output: () => output,
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
  for (const began = Date.now(); !output.includes('Keyloom is ready'); await sleep(50)) {
    if (child.exitCode === null && Date.now() - began < READY_MS) continue
    await world.stop()
    throw new Error(`It did not become ready:\n${output}`)
  }
  return world
}

async function makeMember(input: {
  folder: string
  port: number
  from: string
  domain: string
}): Promise<Member> {
  const { folder, port, from, domain } = input
  const { user, workspace, plan, session, key, secret } = await withAdmin(folder, async (admin) => {
    const { rows } = await admin.query<Row>(FOUND, [`${randomUUID()}@people.example`, domain, MOST_KEYWORDS])
    return itemAt(rows, 0)
  })
  const now = new Date()
  const token = await issueToken(
    { key: { id: key, secret }, now },
    { session, userId: user, name: 'Member', expiresAt: new Date(now.getTime() + DAY_MS) },
  )
  return { workspaceId: workspace, planId: plan, ask: askWith(token, { port, from }) }
}

async function withAdmin<Result>(
  folder: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const running = findRunningPostgres({ folder, role: 'keyloom' })
  if (running === null) throw new Error('The database does not run.')
  const url = new URL(running.adminUrl)
  url.pathname = '/keyloom'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

interface Row {
  user: number
  workspace: number
  plan: number
  session: string
  key: string
  secret: Buffer
}

const FOUND = `
  with founder as (insert into users (email, name) values ($1, 'Member') returning id),
  founded as (insert into workspaces (name, type, paid_plans) values ($2, 'managed', 99) returning id),
  member as (insert into workspace_members (workspace_id, user_id) select founded.id, founder.id from founded, founder),
  session as (insert into sessions (user_id, expires_at) select id, now() + interval '1 day' from founder returning id),
  plan as (
    insert into contentplans (workspace_id, name, domain, country, language, type, keyword_limit)
    select id, $2, $2, 'USA', 'en', 'managed', $3 from founded returning id)
  select founder.id as user, founded.id as workspace, plan.id as plan, session.id as session, key.id as key, key.secret
  from founder, founded, plan, session, (select id, secret from signing_keys order by created_at desc limit 1) key`

function askWith(token: string, { port, from }: { port: number; from: string }): Member['ask'] {
  const headers = { authorization: `Bearer ${token}` }
  return (path, body, method = body === undefined ? 'GET' : 'POST') =>
    send({ port, from, path: `/api${path}`, method, headers, body })
}
