import { MINIMUM_SCORE } from '#engine/limits.ts'
import { Invalid } from '#platform/errors.ts'

/** The clusters that a run stores for the next one. */
export interface PlanState {
  /** 1..10 */
  minimumScore: number
  /** The id of the next new cluster: no id is used twice. */
  nextId: number
  clusters: StoredCluster[]
}

interface StoredCluster {
  id: number
  title: string
  isLocked: boolean
  /** Keywords, the main keyword first. */
  keywords: StoredKeyword[]
}

interface StoredKeyword {
  keyword: string
  /** Monthly searches; null when they are unknown. */
  volume: number | null
  /** The pages of its results, best first: hashes of eight bytes each, in base64url. */
  pages: string
}

export const STATE_FORMAT = 'keyloom clusters'
/** Version 1 had 0 for unknown volumes. */
export const STATE_VERSION = 2
const READ_VERSIONS: ReadonlySet<unknown> = new Set([1, STATE_VERSION])

const PAGE_BYTES = 8

/** Reads a state file. Throws Invalid for any other text, in one sentence that names the file. */
export function parseState(name: string, text: string): PlanState {
  const state = parseJson(name, text)
  if (!isRecord(state) || state['format'] !== STATE_FORMAT)
    throw new Invalid(`${name} is not a state file of keyloom cluster; name another file with --state.`)
  const { version, minimumOverlap, nextId, clusters } = state
  if (!READ_VERSIONS.has(version))
    throw new Invalid(`${name} was written by another version of Keyloom (${String(version)}).`)
  if (!isWhole(minimumOverlap, MINIMUM_SCORE.least) || minimumOverlap > MINIMUM_SCORE.most)
    throw damaged(
      name,
      `minimumOverlap is not a whole number from ${MINIMUM_SCORE.least} to ${MINIMUM_SCORE.most}`,
    )
  if (!Array.isArray(clusters)) throw damaged(name, 'clusters is not a list')
  const read = clusters.map((cluster: unknown, at) => readCluster(name, cluster, at))
  const ids = new Set(read.map(({ id }) => id))
  if (ids.size < read.length) throw damaged(name, 'two clusters have the same id')
  const free = read.reduce((next, { id }) => Math.max(next, id + 1), 1)
  return { minimumScore: minimumOverlap, nextId: isWhole(nextId, free) ? nextId : free, clusters: read }
}

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw damaged(name, 'it is not complete JSON')
  }
}

function readCluster(name: string, cluster: unknown, at: number): StoredCluster {
  const place = `cluster ${at + 1} in the list`
  if (!isRecord(cluster)) throw damaged(name, `${place} is not an object`)
  const { id, title, locked = false, keywords } = cluster
  if (!isWhole(id, 1)) throw damaged(name, `the id of ${place} is not a whole number of at least 1`)
  if (typeof title !== 'string') throw damaged(name, `the title of cluster ${id} is not a text`)
  if (typeof locked !== 'boolean') throw damaged(name, `locked of cluster ${id} is neither true nor false`)
  if (!Array.isArray(keywords) || keywords.length === 0)
    throw damaged(name, `cluster ${id} has no list of keywords`)
  return { id, title, isLocked: locked, keywords: keywords.map((keyword) => readKeyword(name, keyword, id)) }
}

function readKeyword(name: string, stored: unknown, id: number): StoredKeyword {
  if (!Array.isArray(stored)) throw damaged(name, `a keyword of cluster ${id} is not a list`)
  const [keyword, volume, pages]: unknown[] = stored
  if (typeof keyword !== 'string' || keyword.trim() === '')
    throw damaged(name, `a keyword of cluster ${id} is not a text`)
  if (volume !== null && (typeof volume !== 'number' || !(volume >= 0)))
    throw damaged(name, `the volume of "${keyword}" is neither null nor a number of at least 0`)
  if (typeof pages !== 'string' || !PAGES.test(pages) || byteCount(pages) % PAGE_BYTES !== 0)
    throw damaged(name, `the results of "${keyword}" are cut or changed`)
  return { keyword, volume, pages }
}

const PAGES = /^[\w-]*$/

function byteCount(base64: string): number {
  return (base64.length * 3) / 4 - ((base64.length * 3) % 4) / 4
}

function isWhole(value: unknown, least: number): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= least
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The error for a damaged state; also used for damage that only shows when the state is used. */
export function damaged(name: string, why: string): Invalid {
  return new Invalid(`${name} is damaged: ${why}. It was not changed; restore a copy or name another file.`)
}
