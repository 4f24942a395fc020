import { spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { type FactsKind } from '#features/performance/server/index.ts'
import { chooseGrain } from '#features/performance/server/facts/filters.ts'
import { makeFactsWorld, type FactsWorld } from './facts-world.ts'
import { createRandom } from '#tests/support/engine/serp-rows.ts'
import { countRows, dayOf, DAYS, openFactsWithSmallLog } from './versions-of-facts.ts'

/** A kill comes after this many stored versions (least and most), and after a random delay. */
const [LEAST, MOST] = [2, 6]
const LONGEST_MS = 150
const GRAINS = [true, false].flatMap((page) => [true, false].map((query) => chooseGrain({ page, query })))

/**
 * Kills processes that replace days, at random moments, and checks that each day is then complete, of one version, and
 * not older than the last version that was reported as stored. Returns how many versions were stored.
 */
export async function killFacts(kind: FactsKind, kills: number): Promise<{ kept: number }> {
  const world = await makeFactsWorld(kind)
  const random = createRandom(kills)
  const stored = new Map<string, number>()
  let version = 1
  let kept = 0
  for (let kill = 0; kill < kills; kill++) {
    const done = await replaceUntilKilled(
      [world.jobs.url, kind, world.dataFolder, world.own.plan.workspaceId, world.own.plan.id, version],
      { count: LEAST + Math.floor(random() * (MOST - LEAST)), ms: random() * LONGEST_MS },
    )
    for (const one of done) stored.set(dayOf(one), one)
    kept += done.length
    const begun = (done.at(-1) ?? version - 1) + 1
    await expect.poll(() => countWriters(world)).toBe(0)
    for (const [day, found] of await readVersions(world, kind)) {
      expect(found).toBeGreaterThanOrEqual(stored.get(day) ?? 0)
      expect(found).toBeLessThanOrEqual(begun)
    }
    version = begun
  }
  return { kept }
}

/** A killed process may have sent a commit, which the database ends first: then another version is stored. */
async function countWriters({ jobs }: FactsWorld): Promise<number> {
  const connections = await jobs.look(
    `select pid from pg_stat_activity where datname = current_database() and application_name like '%replacing facts%'`,
  )
  return connections.length
}

/** Returns the versions that the process reported as stored. */
async function replaceUntilKilled(
  args: (string | number)[],
  after: { count: number; ms: number },
): Promise<number[]> {
  const child = spawn(process.execPath, ['tests/support/performance/replace-facts.ts', ...args.map(String)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const done: number[] = []
  const lines = createInterface({ input: child.stdout })
  const begun = new Promise<void>((resolve) => {
    lines.on('line', (line) => {
      done.push(Number(line))
      if (done.length >= after.count) resolve()
    })
  })
  await Promise.race([begun, exited])
  await sleep(after.ms)
  child.kill('SIGKILL')
  await exited
  return done
}

/** The version of each stored day. A day of two versions, or with wrong rows, fails the test. */
async function readVersions({ about, jobs, dataFolder }: FactsWorld, kind: FactsKind) {
  const store = openFactsWithSmallLog(kind, dataFolder)
  const own = await about(jobs.own, store)
  try {
    const versions = new Map<string, number>()
    for (let offset = 0; offset < DAYS; offset++) {
      const day = dayOf(offset)
      const range = { from: day, to: day }
      const filters = {
        date: {},
        page: { pages: { conditions: [{ kind: 'contains' as const, text: 'shop' }] } },
        query: { queries: { conditions: [{ kind: 'contains' as const, text: 'query' }] } },
        page_query: {
          pages: { conditions: [{ kind: 'contains' as const, text: 'shop' }] },
          queries: { conditions: [{ kind: 'contains' as const, text: 'query' }] },
        },
      }
      const sums = await own.do((facts, ctx, plan) =>
        Promise.all(
          GRAINS.map(
            async (grain) =>
              [
                grain,
                (await facts.readTotals(ctx, { plan, range, filter: filters[grain] })).range.clicks,
              ] as const,
          ),
        ),
      )
      const total = sums.find(([grain]) => grain === 'date')?.[1] ?? null
      for (const [grain, sum] of sums)
        expect([day, grain, sum]).toEqual([
          day,
          grain,
          total === null ? null : grain === 'date' ? total : total * countRows(total),
        ])
      if (total !== null) versions.set(day, total)
    }
    return versions
  } finally {
    await store.close()
  }
}
