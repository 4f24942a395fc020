/** One process as Linux shows it. Times are in seconds of a processor. */
export interface ProcessTime {
  /** Its number and when it started, because numbers are used again. */
  id: string
  parent: string
  own: number
  /** Of its children that have ended and that it has waited for, with their children. */
  waited: number
}

export interface LinuxProcess extends ProcessTime {
  pid: number
  parentPid: number
}

const TICKS_A_SECOND = 100

/** Reads one line of /proc/<pid>/stat; null when it is none. The parent is not known by its start yet. */
export function parseStat(text: string): LinuxProcess | null {
  // The name of the program stands in parentheses and may hold spaces and parentheses.
  const pid = Number.parseInt(text, 10)
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  if (Number.isNaN(pid) || fields.length < 20) return null
  const parentPid = Number(fields[1])
  const seconds = (first: number) => (Number(fields[first]) + Number(fields[first + 1])) / TICKS_A_SECOND
  return { pid, parentPid, id: `${pid}@${fields[19]}`, parent: '', own: seconds(11), waited: seconds(13) }
}

/**
 * The processor seconds of a process and of everything that it started. What a process has waited for is
 * exact; what was seen of its children holds the orphans that nobody waited for: the larger one counts.
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
