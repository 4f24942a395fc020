import process from 'node:process'

/** The processor time of the work in this thread, in milliseconds. Other work of the machine makes no difference. */
export function measureProcessorTime(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}
