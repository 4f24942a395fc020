import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { measureAgreement } from '#tests/support/engine/cluster-agreement.ts'
import { measureCommand, takeMedians } from '../measure/measure-command.ts'
import type { Measurement } from '../measure/measure-command.ts'
import type { DataSet } from './data-sets.ts'

/** A program that clusters a file of keywords and writes what it found. */
export interface Contestant {
  name: string
  /** What runs; it writes to `out`. */
  command(data: DataSet, out: string): Promise<string[]> | string[]
  /** The cluster of each keyword, in the order of the data. */
  readLabels(data: DataSet, text: string): Int32Array
}

export interface Limits {
  cpuSeconds: number
  memoryGigabytes: number
}

export type Result =
  | {
      status: 'finished'
      cpuSeconds: number
      peakMegabytes: number
      runs: number
      adjustedRand: number
      f1: number
    }
  | { status: 'stopped'; reason: string }

/** Runs of which one takes longer are not repeated. */
const REPEAT_BELOW_SECONDS = 30
const ENVIRONMENT = { ...process.env, OPENBLAS_NUM_THREADS: '1', PYTHONDONTWRITEBYTECODE: '1' }

/** Runs a contestant alone, several times where it is quick, and scores what it wrote. */
export async function runContestant(
  contestant: Contestant,
  data: DataSet,
  { folder, limits, runs }: { folder: string; limits: Limits; runs: number },
): Promise<Result> {
  const out = join(folder, 'labels.out')
  const measured: Measurement[] = []
  try {
    const command = [...limit(limits), ...(await contestant.command(data, out))]
    do measured.push(await measureOnce(command))
    while (measured.length < runs && (measured[0]?.cpuSeconds ?? 0) < REPEAT_BELOW_SECONDS)
  } catch (error) {
    return { status: 'stopped', reason: explain(error, limits) }
  }
  const labels = contestant.readLabels(data, await readFile(out, 'utf8'))
  const { adjustedRand, bcubed } = measureAgreement(data.truth, labels)
  const { cpuSeconds, peakMegabytes } = takeMedians(measured)
  return {
    status: 'finished',
    cpuSeconds,
    peakMegabytes,
    runs: measured.length,
    adjustedRand,
    f1: bcubed.f1,
  }
}

/** One label a line, in the order of the data. */
export function readLabelLines(_data: DataSet, text: string): Int32Array {
  return Int32Array.from(text.trimEnd().split('\n'), Number)
}

async function measureOnce([program = '', ...args]: string[]): Promise<Measurement> {
  const [measurement] = await measureCommand(program, args, { runs: 1, env: ENVIRONMENT })
  if (measurement === undefined) throw new Error(`${program} was not measured.`)
  return measurement
}

// prlimit becomes the program that it starts, so what is measured is that program alone. Node reserves far
// more addresses than it uses, which is why only data segments are limited.
function limit({ cpuSeconds, memoryGigabytes }: Limits): string[] {
  const bytes = memoryGigabytes * 2 ** 30
  return ['prlimit', `--cpu=${cpuSeconds}:${cpuSeconds + 5}`, `--data=${bytes}`]
}

function explain(error: unknown, { cpuSeconds, memoryGigabytes }: Limits): string {
  const text = String(error)
  if (/SIGXCPU|SIGKILL/.test(text)) return `over ${cpuSeconds} s`
  if (/MemoryError|bad_alloc|out of memory|Cannot allocate/i.test(text)) return `over ${memoryGigabytes} GB`
  return text.slice(0, 500)
}
