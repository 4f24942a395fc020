import type { Report, Row } from '../report.ts'
import { runContestant } from './contestant.ts'
import type { Limits, Result } from './contestant.ts'
import type { DataSet } from './data-sets.ts'
import { COST_GOALS, findQualityGoal, findRatioGoal } from './goals.ts'
import { createKeyloom } from './keyloom.ts'
import type { Peer } from './peers.ts'

export interface Setting {
  folder: string
  limits: Limits
  minimumOverlap: number
}

type Finished = Extract<Result, { status: 'finished' }>

const OUR_RUNS = 5
const PEER_RUNS = 3

/** Measures us and reports the rows that need no peer. */
export async function reportOurs(report: Report, data: DataSet, setting: Setting): Promise<Finished> {
  const { minimumOverlap, ...rest } = setting
  const ours = await runContestant(createKeyloom(minimumOverlap), data, { ...rest, runs: OUR_RUNS })
  if (ours.status === 'stopped') throw new Error(`Keyloom on ${data.name} keywords: ${ours.reason}`)
  const costs = COST_GOALS.get(data.size)
  const quality = findQualityGoal(data.preset, minimumOverlap, data.size)
  const { cpuSeconds, peakMegabytes, adjustedRand, f1, runs } = ours
  report.add({
    name: `${data.name}: CPU`,
    value: cpuSeconds,
    unit: 's',
    runs,
    ...(costs && { goal: costs.cpu }),
  })
  report.add({
    name: `${data.name}: peak memory`,
    value: peakMegabytes,
    unit: 'MB',
    runs,
    ...(costs && { goal: costs.memory }),
  })
  report.add({ name: `${data.name}: ARI`, value: adjustedRand, unit: '', ...(quality && { goal: quality }) })
  report.add({ name: `${data.name}: BCubed F1`, value: f1, unit: '' })
  return ours
}

/** Measures a peer on the same file and reports us against it. */
export async function reportAgainst(
  report: Report,
  peer: Peer,
  data: DataSet,
  ours: Finished,
  setting: Setting,
): Promise<Result> {
  const theirs = await runContestant(peer, data, { ...setting, runs: PEER_RUNS })
  if (theirs.status === 'stopped') report.note(`  ${data.name}: ${peer.name} needs ${theirs.reason}`)
  else for (const row of listRows(peer, data, ours, theirs)) report.add(row)
  return theirs
}

function listRows(peer: Peer, data: DataSet, ours: Finished, theirs: Finished): Row[] {
  const against = (subject: string, unit: string, pick: (result: Finished) => number) => ({
    name: `${data.name}: ${subject}`,
    value: pick(ours),
    unit,
    peer: peer.name,
    peerValue: pick(theirs),
  })
  const adjustedRand = against('ARI', '', (result) => result.adjustedRand)
  const f1 = against('BCubed F1', '', (result) => result.f1)
  const goal = findRatioGoal(peer.id, data.size)
  return [
    against('CPU', 's', (result) => result.cpuSeconds),
    against('peak memory', 'MB', (result) => result.peakMegabytes),
    { ...adjustedRand, ratio: adjustedRand.value / adjustedRand.peerValue },
    { ...f1, ratio: f1.value / f1.peerValue },
    ...(goal ? [rateRatio(peer, data, goal, theirs.cpuSeconds / ours.cpuSeconds)] : []),
  ]
}

function rateRatio(peer: Peer, { name }: DataSet, goal: NonNullable<Row['goal']>, value: number): Row {
  return { name: `${name}: times cheaper than ${peer.name}`, value, unit: 'x', goal }
}
