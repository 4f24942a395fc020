import process from 'node:process'

const TICK_MS = 5

/**
 * The most milliseconds of processor time that this thread spent in one go while the work was done: nobody else was
 * answered meanwhile. How busy the machine is else makes no difference.
 */
export async function measureLongestPause<T>(
  work: () => Promise<T>,
): Promise<{ result: T; longestMs: number }> {
  let longest = 0
  let before = process.threadCpuUsage()
  const look = () => {
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, user + system)
    before = process.threadCpuUsage()
  }
  const ticks = setInterval(look, TICK_MS)
  try {
    const result = await work()
    look()
    return { result, longestMs: longest / 1_000 }
  } finally {
    clearInterval(ticks)
  }
}
