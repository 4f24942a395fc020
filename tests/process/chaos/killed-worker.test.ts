import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { openChaosWorld } from './chaos-world.ts'
import { openLedger, type Sign } from './effect-ledger.ts'
import { countBusyKills, findViolations, type Disruption } from './judge-effects.ts'
import { startFleet } from './worker-fleet.ts'

const RUNS = 12
const STEP_MS = 100
const TIMEOUT = 120_000

test(
  'a worker may be killed: nothing is lost, and only work that was under way is repeated',
  { timeout: TIMEOUT },
  async () => {
    const url = await createTestDatabase()
    const world = await openChaosWorld({ url, adminUrl: url })
    onTestFinished(() => world.stop())
    const ledger = await openLedger()
    onTestFinished(() => ledger.close())
    const fleet = startFleet({ url, ledger: ledger.url, size: 2, bug: null, stepMs: STEP_MS })
    onTestFinished(() => fleet.stop())

    const acknowledged = await Promise.all(Array.from({ length: RUNS }, (_, number) => world.start(number)))
    let killed: string | null = null
    await expect
      .poll(() => (killed = fleet.kill(listWorkersInTheMiddle(ledger.effects))), {
        timeout: TIMEOUT,
        interval: 10,
      })
      .not.toBeNull()
    const disruptions: Disruption[] = [{ kind: 'kill', at: Date.now(), worker: killed }]
    await world.expireHeartbeats(listLastOf(killed, ledger.signs))
    await expect.poll(world.countActive, { timeout: TIMEOUT }).toBe(0)

    const { effects, signs } = ledger
    const evidence = { effects, signs, disruptions, acknowledged, runs: await world.listRuns() }
    // The test skips the minute of silence, so the time to resume proves nothing.
    expect(findViolations(evidence, { resumeMs: Number.POSITIVE_INFINITY })).toEqual([])
    expect(countBusyKills(evidence)).toBe(1)
  },
)

/** The worker of the last effect, if that was one of a run's first two steps: it has more steps to do. */
function listWorkersInTheMiddle(effects: (Sign & { step: number })[]): Set<string> {
  const last = effects.at(-1)
  return new Set(last !== undefined && last.step < 2 ? [last.worker] : [])
}

/** The runs whose last sign came from this worker. */
function listLastOf(worker: string | null, signs: Sign[]): number[] {
  return [...Map.groupBy(signs, ({ run }) => run)]
    .filter(([, ofRun]) => ofRun.at(-1)?.worker === worker)
    .map(([run]) => run)
}
