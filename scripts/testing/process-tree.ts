/** A process as Linux shows it. Times are in processor seconds. */
export interface ProcessTime {
  /** Process id and start time, because process ids are reused. */
  id: string
  parent: string
  own: number
  /** Time of its ended children that it has waited for, with their children. */
  waited: number
}

export interface LinuxProcess extends ProcessTime {
  pid: number
  parentPid: number
}

const TICKS_A_SECOND = 100

/** Parses /proc/<pid>/stat; null if it is incomplete. `parent` is empty, because the parent's start time is unknown. */
export function parseStat(text: string): LinuxProcess | null {
  // The name of the program is in parentheses and may contain spaces and parentheses.
  const pid = Number.parseInt(text, 10)
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  if (Number.isNaN(pid) || fields.length < 20) return null
  const parentPid = Number(fields[1])
  const seconds = (first: number) => (Number(fields[first]) + Number(fields[first + 1])) / TICKS_A_SECOND
  return { pid, parentPid, id: `${pid}@${fields[19]}`, parent: '', own: seconds(11), waited: seconds(13) }
}

/**
 * The processor seconds of a process and of all processes that it started. The time that a process has waited for is
 * exact; the time seen of its children also includes orphans, for which no process waited. The larger one counts.
 */
export function sumTree(root: string, seen: readonly ProcessTime[]): number {
  const children = Map.groupBy(seen, ({ parent }) => parent)
  const times = new Map(seen.map((one) => [one.id, one]))

  function sum(id: string): number {
    const { own = 0, waited = 0 } = times.get(id) ?? {}
    const ofChildren = (children.get(id) ?? []).reduce((total, child) => total + sum(child.id), 0)
    return own + Math.max(waited, ofChildren)
  }
  return sum(root)
}
