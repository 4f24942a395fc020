import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { z } from 'zod'
import { makeServer } from './api/contestants.ts'
import { openScene } from './api/scene.ts'
import { median } from './measure/measure-command.ts'
import { readNumbers, type Options } from './options.ts'
import type { Report } from './report.ts'
import { timed } from './search-performance/timed.ts'

const READS = 9
const created = z.object({ id: z.number() })

/**
 * How long it takes to save one word in a long text and to read the text, and how much room a save takes, with a
 * database that waits for the disk. --characters 1000000  --saves 200
 */
export async function bench(report: Report, options: Options): Promise<void> {
  const [characters = 1_000_000] = readNumbers(options, 'characters', [1_000_000])
  const [saves = 200] = readNumbers(options, 'saves', [200])
  await using closing = new AsyncDisposableStack()
  const scene = await openScene({ isDurable: true })
  closing.defer(() => scene.close())
  const server = await makeServer('keyloom', scene)
  closing.defer(() => server.close())
  const call = callAs(server, scene.token)
  const article = created.parse(await call('POST', '/contentplan/1/article', { name: 'A cluster' }))
  const path = `/article/${article.id}/text/draft`
  let text = 'A sentence of the draft, with żółć.\n'.repeat(characters / 36)
  const save = (baseVersion: number) =>
    call('PUT', '/contentplan/1/article', {
      action: 'updateDraft',
      articleIds: [article.id],
      draft: text,
      baseVersion,
    })

  await save(0)
  const before = await readSize(scene.url)
  const times: number[] = []
  for (let version = 1; version <= saves; version++) {
    const at = Math.floor((text.length * version) / saves)
    text = `${text.slice(0, at)} word${text.slice(at)}`
    times.push(await timed(() => save(version)))
  }
  const after = await readSize(scene.url)
  const ofReads = async (from: string) => {
    const reads: number[] = []
    for (let read = 0; read < READS; read++) reads.push(await timed(() => call('GET', from)))
    return median(reads)
  }
  const add = (name: string, value: number, runs: number) =>
    report.add({ name, value, unit: 'ms', runs, goal: '<= 100' })
  add('save one word', median(times), saves)
  add(
    'save one word, the slowest of twenty',
    times.toSorted((a, b) => a - b)[Math.floor(saves * 0.95)] ?? 0,
    saves,
  )
  add('read the text', await ofReads(path), READS)
  add(`read version ${saves}`, await ofReads(`${path}/revision/${saves}`), READS)
  report.add({
    name: 'room of a version in the history',
    value: Math.round((after - before) / saves),
    unit: 'bytes',
    goal: '<= 1000',
  })
}

function callAs(server: FastifyInstance, token: string) {
  return async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object): Promise<unknown> => {
    const headers = { authorization: `Bearer ${token}` }
    const reply = await server.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) })
    if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.statusCode} ${reply.body.slice(0, 300)}`)
    return reply.json()
  }
}

/** The bytes of the table of versions, with its indexes. */
async function readSize(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ bytes: string }>(
    `select pg_total_relation_size('article_text_revisions') as bytes`,
  )
  await client.end()
  return Number(rows[0]?.bytes)
}
