import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { z } from 'zod'
import { openDemoSession } from '#tests/support/accounts/demo-session.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { createRandom } from '#tests/support/engine/serp-rows.ts'
import { makeDataFolder, startReady } from '#tests/support/process/keyloom-process.ts'
import { acknowledgeEarly } from './acknowledge-early.ts'
import { makeSaver, type Caller } from './text-saver.ts'

/** The program is killed this long after the first save of a round, at most; a few saves take as long. */
const LONGEST_MS = 150

interface KilledSaves {
  kills: number
  /** `program`: its database goes on. `installation`: the program's own database ends with it. */
  what: 'program' | 'installation'
  /** Whether saves are acknowledged before they are stored, which has to be noticed. */
  isEarly?: boolean
}

/**
 * Kills a program at random moments while four texts of a cluster are saved again and again, each on the version that
 * was acknowledged last. Returns what is wrong afterwards, how many saves were acknowledged, and how many of them were
 * stored by a program that was killed before it could answer.
 */
export async function killSaves({ kills, what, isEarly = false }: KilledSaves) {
  const start = await installProgram(what)
  let program = await start()
  const authorization = `Bearer ${await openDemoSession(program.address)}`
  let address = program.address
  const call: Caller = async (method, path, body) => {
    const answer = await fetch(`${address}/api${path}`, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: await answer.json() }
  }
  const article = await createArticle(call)
  const savers = (['description', 'research', 'draft', 'final'] as const).map((section) =>
    makeSaver(isEarly ? acknowledgeEarly(call) : call, { ...article, section }),
  )
  const random = createRandom(kills)
  const violations: string[] = []
  for (let kill = 1; kill <= kills; kill++) {
    const before = savers.map(({ count }) => count())
    const rounds = savers.map(({ saveUntilCut }) => saveUntilCut())
    await Promise.race([...savers.map(({ untilSaved }) => untilSaved()), sleep(30_000, null, { ref: false })])
    await sleep(random() * LONGEST_MS)
    program.child.kill('SIGKILL')
    await program.ended
    await Promise.all(rounds)
    if (savers.every(({ count }, at) => count() === before[at]))
      violations.push(`no save before kill ${kill}`)
    program = await start()
    address = program.address
  }
  for (const saver of savers) violations.push(...(await saver.listFaults()))
  return {
    violations,
    acknowledged: savers.reduce((sum, { count }) => sum + count(), 0),
    unanswered: savers.reduce((sum, { countUnanswered }) => sum + countUnanswered(), 0),
  }
}

/** Starts the program on the same data each time. */
async function installProgram(what: KilledSaves['what']) {
  const dataFolder = makeDataFolder()
  const ofProgram = { REQUEST_LIMIT: '0' }
  if (what === 'installation') return () => startReady({ dataFolder, env: ofProgram })
  const url = await createTestDatabase('migrated', onTestFinished)
  const env = { ...ofProgram, DATABASE_URL: url, ROLES: 'web' }
  return () => startReady({ dataFolder: join(dataFolder, 'none'), env })
}

const workspaces = z.array(z.object({ id: z.number() }))
const createdPlan = z.object({ contentplanId: z.number() })
const createdArticle = z.object({ id: z.number() })

async function createArticle(call: Caller): Promise<{ contentplanId: number; articleId: number }> {
  const [workspace] = workspaces.parse((await call('GET', '/workspace')).body)
  const plan = { name: 'A shop', country: 'USA', language: 'en', type: 'managed' }
  const ofPlan = await call('POST', `/workspace/${workspace?.id}/contentplan`, plan)
  const { contentplanId } = createdPlan.parse(ofPlan.body)
  const ofArticle = await call('POST', `/contentplan/${contentplanId}/article`, { name: 'A cluster' })
  return { contentplanId, articleId: createdArticle.parse(ofArticle.body).id }
}
