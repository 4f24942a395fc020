import { setTimeout as sleep } from 'node:timers/promises'
import { openAttackWorld, type Member } from './attack-world.ts'
import type { Attack } from './attacks.ts'
import { judgeWork, limitOf, type AttackReport } from './judge-work.ts'
import { seedKeywords, startWork } from './neighbour.ts'

/** The neighbour works alone for this long, and each attack is repeated for at least this long. */
const LEAST_MS = 5_000

/** Runs one attack after the other on one server; reports how the requests of a neighbour went during each. */
export async function runAttacks(
  attacks: Attack[],
  say: (line: string) => void = () => {},
): Promise<AttackReport[]> {
  const world = await openAttackWorld()
  try {
    const neighbour = await world.makeMember('quiet.example', '127.0.0.1')
    await seedKeywords(neighbour)
    const reports: AttackReport[] = []
    for (const attack of attacks) {
      const aloneMs = await measureAlone(neighbour)
      const work = startWork(neighbour)
      await keepUp(() => attack.run(world)).finally(async () => {
        reports.push({ attack: attack.name, limitMs: limitOf(aloneMs), ...judgeWork(await work.stop()) })
      })
      const { answers, failures, p95Ms, longestMs } = reports.at(-1) ?? judgeWork([])
      say(
        `${attack.name}: ${answers} answers, ${failures.length} failures, p95 ${p95Ms} ms (before ${aloneMs} ms), longest ${longestMs} ms`,
      )
      for (const failure of failures.slice(0, 3)) say(`  ${failure}`)
    }
    return reports
  } finally {
    await world.stop()
  }
}

/** The time in milliseconds within which 95 of 100 of the neighbour's answers arrive without an attack. */
async function measureAlone(neighbour: Member): Promise<number> {
  const work = startWork(neighbour)
  await sleep(LEAST_MS)
  return judgeWork(await work.stop()).p95Ms
}

async function keepUp(attack: () => Promise<void>): Promise<void> {
  for (const began = Date.now(); Date.now() - began < LEAST_MS;) await attack()
}
