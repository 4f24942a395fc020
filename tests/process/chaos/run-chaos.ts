import { setTimeout as sleep } from 'node:timers/promises'
import { isConnectionLoss } from '#platform/server/database/connection-loss.ts'
import { STEP_MS, type Bug } from './chaos-pipeline.ts'
import { makeCrashingWorld, type ChaosWorld } from './chaos-world.ts'
import { openLedger, type Effect, type Sign } from './effect-ledger.ts'
import {
  countBusyKills,
  findIdleness,
  findViolations,
  measureResumes,
  UNKNOWN_WORKER,
  type Disruption,
  type Evidence,
} from './judge-effects.ts'
import { startFleet } from './worker-fleet.ts'

const WORKERS = 3
/** How many active runs there always are, so that no worker is idle. */
const BACKLOG = 40
const KILL_PAUSE_MS = 2_000
const CRASH_PAUSE_MS = 4_000
/** How many effects there must be between two disruptions. */
const EFFECTS_BETWEEN = 10
const STANDSTILL_MS = 90_000
/** A worker with an effect within this time has a run under way. */
const BUSY_MS = 1_000
const END_MS = 120_000
/** The share of kills that must hit a run under way: a worker's last effect may have ended its run. */
const BUSY_SHARE = 0.7

interface ChaosInput {
  kills: number
  crashes: number
  bug: Bug | null
  say?: (line: string) => void
}

interface ChaosReport {
  violations: string[]
  figures: Record<string, number>
  evidence: Evidence
}

/** Kills workers and the database while runs are under way; then judges what happened. */
export async function runChaos({ kills, crashes, bug, say = () => {} }: ChaosInput): Promise<ChaosReport> {
  await using closing = new AsyncDisposableStack()
  const world = await makeCrashingWorld()
  closing.defer(() => world.stop())
  const ledger = await openLedger()
  closing.defer(() => ledger.close())
  const fleet = startFleet({
    url: world.url,
    ledger: ledger.url,
    size: WORKERS,
    bug,
    stepMs: STEP_MS,
  })
  closing.defer(() => fleet.stop())
  const feed = feedRuns(world)
  closing.defer(() => feed.stop())

  const watch = watchClaims(world, ledger.signs)
  closing.defer(() => watch.stop())

  const disruptions: Disruption[] = []
  for (const [place, kind] of planDisruptions({ kills, crashes }).entries()) {
    const before = ledger.effects.length
    await until(() => ledger.effects.length >= before + EFFECTS_BETWEEN)
    disruptions.push(await disrupt(kind))
    say(`${place + 1} of ${kills + crashes}: ${kind}; ${ledger.effects.length} effects so far`)
    await sleep(kind === 'kill' ? KILL_PAUSE_MS : CRASH_PAUSE_MS)
  }

  async function disrupt(kind: Disruption['kind']): Promise<Disruption> {
    if (kind === 'kill') {
      let worker: string | null = null
      await until(() => (worker = fleet.kill(listBusy(ledger.effects))) !== null)
      return { kind, at: Date.now(), worker }
    }
    const isOdd = disruptions.filter((one) => one.kind === 'crash').length % 2 === 1
    await world.crash(isOdd ? 'connection' : 'server')
    return { kind, at: Date.now(), worker: null }
  }

  await feed.stop()
  say('what was started is worked to its end')
  await untilNothingIsActive(world)
  await watch.stop()
  await sleep(1_000)
  const evidence: Evidence = {
    effects: [...ledger.effects],
    signs: ledger.signs.toSorted((a, b) => a.at - b.at),
    disruptions,
    acknowledged: feed.acknowledged,
    runs: await world.listRuns(),
  }
  const floors = { runs: BACKLOG / 2 + kills, busyKills: Math.floor(kills * BUSY_SHARE) }
  return {
    violations: [...findViolations(evidence), ...findIdleness(evidence, floors)],
    figures: describe(evidence),
    evidence,
  }
}

/** The order of kills and crashes, with the crashes spread evenly. */
export function planDisruptions({
  kills,
  crashes,
}: {
  kills: number
  crashes: number
}): Disruption['kind'][] {
  const all = kills + crashes
  const every = crashes === 0 ? all + 1 : all / crashes
  return Array.from({ length: all }, (_, place) =>
    Math.floor((place + 1) / every) > Math.floor(place / every) ? 'crash' : 'kill',
  )
}

/** Keeps starting runs, also through crashes of the database. */
function feedRuns(world: ChaosWorld) {
  const acknowledged: number[] = []
  const ending = new AbortController()
  const feeding = keepOn()

  async function keepOn(): Promise<void> {
    for (let number = 0; !ending.signal.aborted;) {
      try {
        for (let active = await world.countActive(); active < BACKLOG; active++)
          acknowledged.push(await world.start(number++))
        await world.restartSetAside()
      } catch (error) {
        if (!isConnectionLoss(error)) throw error
      }
      await sleep(200)
    }
  }

  return {
    acknowledged,
    async stop() {
      ending.abort()
      await feeding
    },
  }
}

/** The workers with a recent effect. */
function listBusy(effects: Effect[]): Set<string> {
  const since = Date.now() - BUSY_MS
  return new Set(effects.filter(({ at }) => at > since).map(({ worker }) => worker))
}

/** Waits for a condition; throws when it is not reached within STANDSTILL_MS. */
async function until(isReached: () => boolean): Promise<void> {
  const began = Date.now()
  while (!isReached()) {
    if (Date.now() - began > STANDSTILL_MS) throw new Error('Nothing moves any more.')
    await sleep(50)
  }
}

/** Adds a sign when a run is claimed: its new worker may be killed before it does anything. */
function watchClaims(world: ChaosWorld, signs: Sign[]) {
  const known = new Map<number, number>()
  const ending = new AbortController()
  const watching = keepOn()

  async function keepOn(): Promise<void> {
    while (!ending.signal.aborted) {
      try {
        for (const { run, claim } of await world.listClaims()) {
          if (known.has(run) && known.get(run) !== claim)
            signs.push({ run, worker: UNKNOWN_WORKER, at: Date.now() })
          known.set(run, claim)
        }
      } catch (error) {
        if (!isConnectionLoss(error)) throw error
      }
      await sleep(200)
    }
  }

  return {
    async stop() {
      ending.abort()
      await watching
    },
  }
}

async function untilNothingIsActive(world: ChaosWorld): Promise<void> {
  const began = Date.now()
  while ((await isAnythingActive(world)) && Date.now() - began < END_MS) await sleep(200)
}

/** Answers true while the database is still starting after its last crash. */
async function isAnythingActive(world: ChaosWorld): Promise<boolean> {
  try {
    await world.restartSetAside()
    return (await world.countActive()) > 0
  } catch (error) {
    if (!isConnectionLoss(error)) throw error
    return true
  }
}

function describe(evidence: Evidence): Record<string, number> {
  const resumes = measureResumes(evidence)
    .map(({ ms }) => ms)
    .sort((a, b) => a - b)
  const happened = evidence.effects.filter((effect) => effect.happened)
  const different = new Set(evidence.effects.map(({ run, step }) => `${run}/${step}`))
  return {
    runs: evidence.runs.length,
    effects: happened.length,
    repeated: evidence.effects.length - different.size,
    kills: evidence.disruptions.filter(({ kind }) => kind === 'kill').length,
    crashes: evidence.disruptions.filter(({ kind }) => kind === 'crash').length,
    busyKills: countBusyKills(evidence),
    resumedRuns: resumes.length,
    medianResumeMs: resumes[Math.floor(resumes.length / 2)] ?? 0,
    longestResumeMs: resumes.at(-1) ?? 0,
  }
}
