import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reportAgainst, reportOurs } from './clustering/compare.ts'
import type { Setting } from './clustering/compare.ts'
import { drawCurve } from './clustering/cost-curve.ts'
import { isPreset, writeDataSet } from './clustering/data-sets.ts'
import { reportEngineAlone, reportIncrements } from './clustering/engine-alone.ts'
import { findMissing, listPeers } from './clustering/peers.ts'
import type { Peer } from './clustering/peers.ts'
import { readNumbers, readWords } from './options.ts'
import type { Options } from './options.ts'
import type { Report } from './report.ts'

const SIZES = [20_000, 100_000]
const MEMORY_GIGABYTES = 12

/**
 * Keyloom and its peers on the same planted keywords: what they cost and how well they find the intents.
 * --sizes 20000,100000  --presets realistic,hard,easy  --peers all|none|pivot-loop,leiden-cpm,...
 * --min-overlap 2  --limit 180 (CPU seconds a peer may take)  --curve (draws docs/clustering-cost.svg instead)
 */
export async function bench(report: Report, options: Options): Promise<void> {
  const [minimumOverlap = 2] = readNumbers(options, 'min-overlap', [2])
  const [cpuSeconds = 180] = readNumbers(options, 'limit', [180])
  const limits = { cpuSeconds, memoryGigabytes: MEMORY_GIGABYTES }
  const peers = await listPresent(report, choosePeers(options, minimumOverlap))
  const folder = await mkdtemp(join(tmpdir(), 'keyloom-bench-'))
  try {
    report.note(
      `Minimum overlap ${minimumOverlap}; medians of the runs shown; a peer may use ${cpuSeconds} CPU seconds and ${MEMORY_GIGABYTES} GB.`,
    )
    const setting = { folder, limits, minimumOverlap }
    if (options['curve'] !== undefined) await drawCurve(report, peers, setting)
    else await compareAll(report, peers, setting, options)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function compareAll(report: Report, peers: Peer[], setting: Setting, options: Options): Promise<void> {
  const sizes = readNumbers(options, 'sizes', SIZES).sort((a, b) => a - b)
  for (const preset of readWords(options, 'presets', ['realistic', 'hard'])) {
    if (!isPreset(preset)) throw new Error(`There is no preset "${preset}": realistic, easy or hard.`)
    const hasStopped = new Set<Peer>()
    for (const size of withReach(sizes, peers)) {
      const isAsked = sizes.includes(size)
      const data = writeDataSet(setting.folder, preset, size)
      const ours = await reportOurs(report, data, setting)
      for (const peer of peers) {
        if (hasStopped.has(peer) || (!isAsked && peer.reach !== size)) continue
        const result = await reportAgainst(report, peer, data, ours, setting)
        if (result.status === 'stopped') hasStopped.add(peer)
      }
      if (isAsked) reportEngineAlone(report, preset, size, setting.minimumOverlap)
    }
  }
  reportIncrements(report, setting.minimumOverlap)
}

/** Adds for peers that cannot reach the sizes asked for one that they can. */
function withReach(sizes: number[], peers: Peer[]): number[] {
  const least = Math.min(...sizes)
  const reaches = peers.flatMap(({ reach }) => (reach !== undefined && reach < least ? [reach] : []))
  return [...new Set([...sizes, ...reaches])].sort((a, b) => a - b)
}

function choosePeers(options: Options, minimumOverlap: number): Peer[] {
  const peers = listPeers(minimumOverlap)
  const wanted = readWords(options, 'peers', ['all'])
  if (wanted.includes('all')) return peers
  const ids = peers.map(({ id }) => id)
  const unknown = wanted.find((id) => id !== 'none' && !ids.includes(id))
  if (unknown !== undefined) throw new Error(`There is no peer "${unknown}": all, none or ${ids.join(', ')}.`)
  return peers.filter(({ id }) => wanted.includes(id))
}

async function listPresent(report: Report, peers: Peer[]): Promise<Peer[]> {
  const present: Peer[] = []
  for (const peer of peers) {
    const missing = await findMissing(peer)
    if (missing === null) present.push(peer)
    else report.note(`${peer.name} is left out, it lacks ${missing}`)
  }
  return present
}
