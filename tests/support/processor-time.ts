import process from 'node:process'

/** Milliseconds that the work takes of the processor in this thread: how busy the machine is else makes no difference. */
export function measureProcessorTime(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}
